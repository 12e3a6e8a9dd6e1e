// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InlineMarkdown } from './InlineMarkdown.tsx';

const html = (text: string) => render(<InlineMarkdown text={text} base="/docs/" />).container.innerHTML;

it('shows code, links to pages of the site, and emphasis', () => {
  expect(html('Use [`dts`](/config/lib/dts#types), *not* `a*b*c`.')).toBe(
    'Use <a href="/docs/config/lib/dts#types"><code>dts</code></a>, <em>not</em> <code>a*b*c</code>.',
  );
});

it.each(['[a](javascript:alert)', '[a](//evil.example)', '[a](https://evil.example)', '<img src=x>'])(
  'makes neither a link nor an element of %s',
  (text) => {
    expect(html(text).replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(text);
  },
);
