import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz } from '../../../../tests/support/fuzz.ts';
import { blocksOf } from '../read/collect-blocks.ts';
import { fillBlocks } from './fill-blocks.ts';

const document = {
  file: '/site/docs/a.mdx',
  name: 'docs/a.mdx',
  relativePath: 'a.mdx',
  examples: 'examples',
};

/** Fills every block of a page with the same text, the way the command does. */
function fillAll(source: string, value: string): string {
  const { blocks } = blocksOf(source.replaceAll(/\r\n?/g, '\n'), document);
  return fillBlocks(
    source,
    blocks.map((block) => ({ block, value })),
  );
}

test('puts text between the fences and keeps every other byte', () => {
  const page = 'Before\t \n\n```js title="x"\nold\n```\n\nAfter  \n';
  expect(fillAll(page, 'one\n\ntwo')).toBe('Before\t \n\n```js title="x"\none\n\ntwo\n```\n\nAfter  \n');
});

test('keeps the line endings of the file, and a missing one at its end', () => {
  expect(fillAll('a\r\n\r\n```js\r\n```\r\nb', 'x\ny')).toBe('a\r\n\r\n```js\r\nx\r\ny\r\n```\r\nb');
  expect(fillAll('```js\nold\n```', 'new')).toBe('```js\nnew\n```');
});

test('keeps the indentation of a list and the marks of a quote', () => {
  expect(fillAll('- a\n\n  ```js\n  ```\n', 'x\n\ny')).toBe('- a\n\n  ```js\n  x\n\n  y\n  ```\n');
  expect(fillAll('1. ```js\n   old\n   ```\n', 'x')).toBe('1. ```js\n   x\n   ```\n');
  expect(fillAll('> ```js\n> ```\n', 'x\n\ny')).toBe('> ```js\n> x\n>\n> y\n> ```\n');
});

test('puts a longer fence around a text that contains one, and reads it back', () => {
  const filled = fillAll('```js\n```\n', '```\nx\n```');
  expect(filled).toBe('````js\n```\nx\n```\n````\n');
  expect(blocksOf(filled, document).blocks[0]?.value).toBe('```\nx\n```');
});

test('finds the right lines after frontmatter and after filling another block', () => {
  const page = '---\ntitle: A\n---\n\n```js\na\n```\n\n```js\nb\nc\n```\nend\n';
  expect(fillAll(page, 'x\ny\nz')).toBe(
    '---\ntitle: A\n---\n\n```js\nx\ny\nz\n```\n\n```js\nx\ny\nz\n```\nend\n',
  );
});

test('leaves a block alone that has no closing fence', () => {
  expect(fillAll('```js\nold\n', 'new')).toBe('```js\nold\n');
});

test.each([
  '```js\n```\n',
  '- a\n\n  ```js\n  old\n  ```\n',
  '> - ~~~js\n>   ~~~\n',
  '<b>\n\n```js\n```\n\n</b>\n',
])('reads any text back as it was filled in, in %j', (source) => {
  // Tabs after the prefix depend on columns, and Markdown replaces NUL.
  const line = fc.string({ unit: 'grapheme-ascii' }).filter((text) => !/[\0\r\n\t]/.test(text));
  const text = fc.array(fc.oneof(line, fc.constantFrom('```', '~~~', '  ````js', '', '  x  ')), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(text, (lines) => {
      const value = lines.join('\n');
      expect(blocksOf(fillAll(source, value), document).blocks.map((block) => block.value)).toEqual([value]);
    }),
    fuzz(),
  );
});
