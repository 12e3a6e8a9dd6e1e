import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { COMPONENTS } from '../../model/components.ts';
import * as components from '../mdx.ts';
import { Card, LinkCard } from './Card.tsx';
import { Link } from './Link.tsx';
import { SourceCode } from './SourceCode.tsx';
import { Tag } from './Tag.tsx';

it('exports exactly the components that the build accepts', () => {
  // The build replaces it.
  const { Overview: _, ...exported } = COMPONENTS;
  expect(Object.keys(components).toSorted()).toEqual(Object.keys(exported).toSorted());
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

it('SourceCode names the platform if it is given', () => {
  expect(renderToStaticMarkup(<SourceCode href="https://a.example" />)).toContain('>Source</a>');
  expect(renderToStaticMarkup(<SourceCode href="https://a.example" platform="gitlab" />)).toContain(
    '>Source on GitLab</a>',
  );
});
