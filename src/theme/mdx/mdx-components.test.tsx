import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { COMPONENTS } from '../../model/components.ts';
import * as components from '../mdx.ts';
import { Card, LinkCard } from './Card.tsx';
import { Link } from './Link.tsx';
import { SourceCode } from './SourceCode.tsx';
import { Tag } from './Tag.tsx';

it('every component that the build lets through exists, and the other way round', () => {
  // The build itself puts something in the place of it.
  const { Overview: _, ...drawn } = COMPONENTS;
  expect(Object.keys(components).toSorted()).toEqual(Object.keys(drawn).toSorted());
});

describe('Tag', () => {
  it('is one badge for each word', () => {
    expect(renderToStaticMarkup(<Tag tag="new, experimental,deprecated" />)).toBe(
      '<span class="badge tip">new</span> <span class="badge warning">experimental</span> <span class="badge danger">deprecated</span>',
    );
  });

  it.each([undefined, '', ' , '])('is nothing for %o', (tag) => {
    expect(renderToStaticMarkup(<Tag tag={tag} />)).toBe('');
  });

  it('takes any word', () => {
    expect(renderToStaticMarkup(<Tag tag="constructor" />)).toBe(
      '<span class="badge tip">constructor</span>',
    );
  });
});

describe('Link', () => {
  it('is a plain link inside the site', () => {
    expect(
      renderToStaticMarkup(
        <Link href="/guide/" className="x">
          Guide
        </Link>,
      ),
    ).toBe('<a href="/guide/" class="x">Guide</a>');
  });

  it('opens other sites as Markdown links do', () => {
    expect(renderToStaticMarkup(<Link href="https://elsewhere.example">x</Link>)).toBe(
      '<a href="https://elsewhere.example" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(renderToStaticMarkup(<Link href="#part">x</Link>)).toBe('<a href="#part">x</a>');
  });
});

describe('cards', () => {
  it('take their text as a property or as content', () => {
    const drawn = '<div class="card"><p class="card-title">A</p><p>b</p></div>';
    expect(renderToStaticMarkup(<Card title="A" content="b" />)).toBe(drawn);
    expect(
      renderToStaticMarkup(
        <Card title="A">
          <p>b</p>
        </Card>,
      ),
    ).toBe(drawn);
  });

  it('lead on where they have an address', () => {
    expect(renderToStaticMarkup(<LinkCard href="/a" title="A" description="b" />)).toBe(
      '<div class="card"><p class="card-title"><a href="/a">A</a></p><p>b</p></div>',
    );
    expect(renderToStaticMarkup(<LinkCard href="/a" title="A" />)).not.toContain('<p></p>');
  });
});

it('SourceCode names the platform where it is told', () => {
  expect(renderToStaticMarkup(<SourceCode href="https://a.example" />)).toContain('>Source</a>');
  expect(renderToStaticMarkup(<SourceCode href="https://a.example" platform="gitlab" />)).toContain(
    '>Source on GitLab</a>',
  );
});
