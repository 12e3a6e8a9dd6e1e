// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { nameOf, pastedText } from './block-text.ts';

function blockOf(html: string): Element {
  const block = document.createElement('figure');
  block.innerHTML = html;
  return block;
}

const TERMINAL =
  '<pre><code><kbd><i>$ </i>npm ci \\\n</kbd><kbd>  --quiet\n</kbd>added\n<kbd><i>$ </i>npm test</kbd></code></pre>';

it('returns the commands of a terminal without prompts and output', () => {
  expect(pastedText(blockOf(TERMINAL))).toBe('npm ci \\\n  --quiet\nnpm test');
});

it('returns other code unchanged', () => {
  expect(pastedText(blockOf('<pre><code>$ a\n<span>b</span></code></pre>'))).toBe('$ a\nb');
});

it('names a block by its title, its first command or its first line', () => {
  const code = '<pre><code>\n  const a = 1;\nb</code></pre>';
  expect(nameOf(blockOf(`<figcaption>a.ts <small>1 kB</small></figcaption>${code}`))).toBe('a.ts');
  expect(nameOf(blockOf(`<figcaption hidden>b.ts</figcaption>${code}`))).toBe('b.ts');
  expect(nameOf(blockOf(TERMINAL))).toBe('npm ci \\');
  expect(nameOf(blockOf(code))).toBe('const a = 1;');
  expect(nameOf(blockOf(`<pre><code>${'x'.repeat(60)}</code></pre>`))).toBe(`${'x'.repeat(48)}…`);
  expect(nameOf(blockOf('<ul><li><span>dist</span><ul></ul></li></ul>'))).toBe('dist');
});
