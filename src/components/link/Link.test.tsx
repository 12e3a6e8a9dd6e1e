import { describe, expect, it } from 'vitest';
import { onPage, writtenUse } from '../../../tests/support/on-page.tsx';
import { LINK } from './link.ts';
import { Link } from './Link.tsx';

describe('Link', () => {
  it('renders a plain link within the site', () => {
    expect(
      onPage(
        <Link href="/guide/" className="x">
          Guide
        </Link>,
      ),
    ).toBe('<a href="/guide/" class="x">Guide</a>');
  });

  it('opens other sites in a new tab, like Markdown links', () => {
    expect(onPage(<Link href="https://elsewhere.example">x</Link>)).toBe(
      '<a href="https://elsewhere.example" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(onPage(<Link href="#part">x</Link>)).toBe('<a href="#part">x</a>');
  });

  it('cannot end its attribute', () => {
    expect(onPage(<Link href={'/a"onclick="b'}>x</Link>)).toBe('<a href="/a&quot;onclick=&quot;b">x</a>');
  });

  it('is a link in Markdown, and its address is checked', () => {
    expect(LINK.markdownLine!(writtenUse({ href: '/a' }, '`dts`'))).toBe('[`dts`](/a)');
    expect(LINK.props['href']).toMatchObject({ isLink: true, required: true });
  });
});
