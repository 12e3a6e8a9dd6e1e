import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSource } from './read-source.ts';
import { compileMdx, problemTexts, tempSite } from '../../site/temp-site.fixture.ts';

async function read(content: string | Uint8Array) {
  const { siteDir } = tempSite();
  const file = path.join(siteDir, 'a.mdx');
  writeFileSync(file, content);
  return readSource(file, 'docs/a.mdx');
}

it('normalizes line endings and drops the byte order mark', async () => {
  expect(await read('\uFEFFa\r\nb\rc\nd')).toEqual({ text: 'a\nb\nc\nd' });
});

it('reports the line of invalid UTF-8', async () => {
  const bytes = Buffer.concat([Buffer.from('one\ntwo '), Buffer.from([0xc3, 0x28])]);
  expect(await read(bytes)).toMatchObject({
    problem: { level: 'error', file: 'docs/a.mdx', line: 2, column: 5, what: 'The file is not valid UTF-8.' },
  });
  const { problems } = await compileMdx(bytes);
  expect(problemTexts(problems)).toEqual(['docs/page.mdx:2:5 The file is not valid UTF-8.']);
});

it('rejects a file that is too large', async () => {
  expect(await read('a'.repeat(2 * 1024 * 1024))).toHaveProperty('text');
  expect(await read('a'.repeat(5 * 1024 * 1024))).toMatchObject({
    problem: { level: 'error', file: 'docs/a.mdx', what: 'The file is 5.0 MB; a page may be at most 2 MB.' },
  });
});

it('reports a missing file', async () => {
  const { siteDir } = tempSite();
  expect(readSource(path.join(siteDir, 'none.mdx'), 'docs/none.mdx')).toMatchObject({
    problem: { file: 'docs/none.mdx', what: 'The file cannot be read (ENOENT).' },
  });
});
