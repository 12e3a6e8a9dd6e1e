import { describe, expect, it } from 'vitest';
import { createHighlighter } from './highlighter.ts';

const html = (lines: string[]) => lines.join('\n');

const code = [
  'export const a: number = 1; // one',
  'const text = `two ${a}`;',
  '',
  'function f() {',
  "  return 'x<y';",
  '}',
].join('\n');

// Not inside a test: the first one is slow on a busy machine, and only tests have a time limit.
const typescript = createHighlighter();
await typescript.load(['ts']);

describe('highlighter', () => {
  it('writes colors as classes, never as styles', () => {
    const result = html(typescript.lines(code, 'ts'));
    expect(result).toContain('<span class="k">export const</span>');
    expect(result).toContain('<span class="c">// one</span>');
    expect(result).not.toMatch(/style|#[\da-f]{6}/);
    expect(result.match(/class="[^"]*"/g)?.every((name) => /^class="[a-z]"$/.test(name))).toBe(true);
  });

  it('keeps every character, line by line', () => {
    const text = html(typescript.lines(code, 'ts')).replaceAll(/<[^>]*>/g, '');
    expect(text.replaceAll('&lt;', '<')).toBe(code);
  });

  it('returns the same result twice, and from another highlighter', async () => {
    const [first, second] = [createHighlighter(), createHighlighter()];
    await Promise.all([first.load(['ts']), second.load(['json', 'ts'])]);
    const once = html(first.lines(code, 'ts'));
    expect(html(first.lines(code, 'ts'))).toBe(once);
    expect(html(second.lines(code, 'ts'))).toBe(once);
  });

  it('colors a block the same, whatever was loaded before', async () => {
    const block = ['# Title', '```ts', 'const a = 1;', '```'].join('\n');
    const [alone, before, after] = [createHighlighter(), createHighlighter(), createHighlighter()];
    await Promise.all([alone.load(['md']), before.load(['ts', 'md']), after.load(['md', 'ts'])]);
    expect(html(alone.lines(block, 'md'))).toContain('<span class="k">const</span>');
    for (const other of [before, after]) expect(other.lines(block, 'md')).toEqual(alone.lines(block, 'md'));
  });

  it('shows unknown, plain and unloaded languages as text', async () => {
    const highlighter = createHighlighter();
    await highlighter.load(['klingon', 'text', 'constructor']);
    for (const lang of ['klingon', 'text', '', 'ts']) {
      expect(highlighter.lines('a = 1\n\n<b>', lang)).toEqual(['a = 1', '', '&lt;b>']);
    }
  });

  it('knows languages by name, by alias and by common spellings', async () => {
    const highlighter = createHighlighter();
    const known = ['typescript', 'ts', 'tsx', 'mjs', 'cts', 'console', 'sh', '', 'txt', 'tree'];
    const unknown = ['klingon', 'tsc', 'constructor', '__proto__', 'toString'];
    expect([...known, ...unknown].filter((lang) => highlighter.isKnown(lang))).toEqual(known);
    expect(highlighter.knownLanguages()).toEqual(expect.arrayContaining(['mjs', 'typescript', 'text']));
  });

  it('parses a type before a value if the file may have one', () => {
    const generic = html(typescript.lines('const id = <T>(a: T[]): T => first(a);', 'ts'));
    expect(generic).toContain('<span class="t">T</span>[]');
    expect(generic).toContain('<span class="f">first</span>');
    expect(html(typescript.lines('const a = <Box<T>>b;', 'ts'))).toContain('<span class="t">Box</span>');
    const element = html(typescript.lines('const a = <Box size={1}>text</Box>;', 'ts'));
    expect(element).toContain('<span class="p">size</span>');
  });

  it('colors an alias once it is loaded, even if several pages request it at once', async () => {
    const highlighter = createHighlighter();
    await Promise.all([highlighter.load(['mjs']), highlighter.load(['mjs'])]);
    expect(html(highlighter.lines('const a = 1', 'mjs'))).toContain('<span class="k">const</span>');
  });
});
