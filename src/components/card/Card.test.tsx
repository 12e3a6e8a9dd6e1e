import { describe, expect, it } from 'vitest';
import { onPage, writtenUse } from '../../../tests/support/on-page.tsx';
import { CARD, LINK_CARD } from './card.ts';
import { Card, CardGrid, LinkCard } from './Card.tsx';

describe('cards', () => {
  it('take their text as a prop or as children', () => {
    const expected = '<div class="card"><p class="card-title">A</p><p>b</p></div>';
    expect(onPage(<Card title="A" content="b" />)).toBe(expected);
    expect(
      onPage(
        <Card title="A">
          <p>b</p>
        </Card>,
      ),
    ).toBe(expected);
  });

  it('link their title if they have an address', () => {
    expect(onPage(<LinkCard href="/a" title="A" description="b" />)).toBe(
      '<div class="card"><p class="card-title"><a href="/a">A</a></p><p>b</p></div>',
    );
    expect(onPage(<LinkCard href="/a" title="A" />)).not.toContain('<p></p>');
  });

  it('are named by their title alone, so a list of links is not a list of texts', () => {
    const [, link] = /<a href="\/a">(.*)<\/a>/.exec(onPage(<Card href="/a" title="A <b>" content="b" />))!;
    expect(link).toBe('A &lt;b&gt;');
  });

  it('are side by side in a grid', () => {
    expect(
      onPage(
        <CardGrid>
          <Card title="A" />
        </CardGrid>,
      ),
    ).toBe('<div class="card-grid"><div class="card"><p class="card-title">A</p></div></div>');
  });

  it('are a paragraph in Markdown, with their children below', () => {
    expect(CARD.markdownBlocks!(writtenUse({ title: 'A', content: 'b' }, 'c'))).toEqual(['**A**: b', 'c']);
    expect(LINK_CARD.markdownBlocks!(writtenUse({ title: 'A', href: '/a' }))).toEqual(['[A](/a)']);
  });
});
