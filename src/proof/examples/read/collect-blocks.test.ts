import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { blockShare, describeShare } from './block-share.ts';
import { readExamples } from './read-examples.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'collect-'));
const docsDir = path.join(siteDir, 'docs');
afterAll(() => rmSync(siteDir, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

test('finds the blocks of pages and fragments at any depth, and nothing else', () => {
  write('docs/a.mdx', '---\ntitle: A\n---\r\n\r\n- list\r\n\r\n  ```ts\r\n  const a = 1;\r\n  ```\r\n');
  write('docs/shared/b.mdx', ':::tip A title\n\n```css\na { color: red }\n```\n\n:::\n\n```html\n<b>\n```\n');
  write('docs/_c.md', '> ```json\n> {}\n> ```\n');
  write('docs/public/d.md', '```ts\nno page\n```\n');
  write('docs/e.mdx', '````md\n```ts\nonly shown = =\n```\n````\n');
  const { blocks, problems } = readExamples(siteDir, docsDir);
  expect(problems).toEqual([]);
  expect(blocks.map(({ document, line, endLine, lang }) => [document.name, line, endLine, lang])).toEqual([
    ['docs/_c.md', 1, 3, 'json'],
    ['docs/a.mdx', 7, 9, 'ts'],
    ['docs/shared/b.mdx', 3, 5, 'css'],
  ]);
  expect(describeShare(blockShare(blocks, []))).toBe(
    'Of 3 blocks, 0 (0.0%) are run, 3 (100.0%) checked, 0 (0.0%) untested.',
  );
});

test('reports a page that cannot be read, unless --page excludes it', () => {
  write('docs/broken.mdx', 'a <b\n');
  write('docs/slip.mdx', '```ts projct="x" file="a.ts"\n```\n');
  expect(readExamples(siteDir, docsDir).problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'docs/broken.mdx:1',
    'docs/slip.mdx:1',
  ]);
  expect(readExamples(siteDir, docsDir, { page: 'docs/slip' }).problems).toMatchObject([
    { file: 'docs/slip.mdx', line: 1, didYouMean: '"project"' },
  ]);
});
