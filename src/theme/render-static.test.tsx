import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DECLARED } from '../components/declared.ts';
import { wordsOf } from '../model/words/languages.ts';
import * as components from '../components/rendered.tsx';
import { renderStatic } from './render-static.tsx';
import { Card, LinkCard } from '../components/card/Card.tsx';
import { Link } from '../components/link/Link.tsx';
import { Tag } from '../components/tag/Tag.tsx';

it('exports exactly the components that the build accepts', () => {
  expect(Object.keys(components).toSorted()).toEqual(Object.keys(DECLARED).toSorted());
});

describe('Tag', () => {
  it('renders one badge per tag', () => {
    expect(renderToStaticMarkup(<Tag tag="new, experimental,deprecated" />)).toBe(
      '<span class="badge tip">new</span> <span class="badge warning">experimental</span> <span class="badge danger">deprecated</span>',
    );
  });

  it.each([undefined, '', ' , '])('renders nothing for %o', (tag) => {
    expect(renderToStaticMarkup(<Tag tag={tag} />)).toBe('');
  });

  it('accepts any word', () => {
    expect(renderToStaticMarkup(<Tag tag="constructor" />)).toBe(
      '<span class="badge tip">constructor</span>',
    );
  });
});

describe('Link', () => {
  it('renders a plain link within the site', () => {
    expect(
      renderToStaticMarkup(
        <Link href="/guide/" className="x">
          Guide
        </Link>,
      ),
    ).toBe('<a href="/guide/" class="x">Guide</a>');
  });

  it('opens other sites in a new tab, like Markdown links', () => {
    expect(renderToStaticMarkup(<Link href="https://elsewhere.example">x</Link>)).toBe(
      '<a href="https://elsewhere.example" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(renderToStaticMarkup(<Link href="#part">x</Link>)).toBe('<a href="#part">x</a>');
  });
});

describe('cards', () => {
  it('take their text as a prop or as children', () => {
    const expected = '<div class="card"><p class="card-title">A</p><p>b</p></div>';
    expect(renderToStaticMarkup(<Card title="A" content="b" />)).toBe(expected);
    expect(
      renderToStaticMarkup(
        <Card title="A">
          <p>b</p>
        </Card>,
      ),
    ).toBe(expected);
  });

  it('link their title if they have an address', () => {
    expect(renderToStaticMarkup(<LinkCard href="/a" title="A" description="b" />)).toBe(
      '<div class="card"><p class="card-title"><a href="/a">A</a></p><p>b</p></div>',
    );
    expect(renderToStaticMarkup(<LinkCard href="/a" title="A" />)).not.toContain('<p></p>');
  });
});

it('says its words in the language of the page', () => {
  const html = (name: string, props: Record<string, unknown>, lang: string) =>
    renderStatic({ name, props }, [], { idPrefix: '', words: wordsOf(lang) });
  const source = { href: 'https://a.example' };
  expect(html('SourceCode', source, 'en')).toContain('>Source</a>');
  expect(html('SourceCode', { ...source, platform: 'gitlab' }, 'en')).toContain('>Source on GitLab</a>');
  expect(html('SourceCode', { ...source, platform: 'gitlab' }, 'zh')).toContain('>GitLab 上的源代码</a>');
  expect(html('Callout', { type: 'tip' }, 'zh-CN')).toContain('>提示</p>');
});
