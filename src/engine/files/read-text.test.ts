import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTextFile } from './read-text.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'text-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads text and keeps every character', () => {
  const file = path.join(folder, 'a.md');
  writeFileSync(file, '\uFEFFÜ\n');
  expect(readTextFile(file, 'a.md')).toEqual({ text: '\uFEFFÜ\n' });
});

it('reports the location of invalid UTF-8', () => {
  const file = path.join(folder, 'a.md');
  writeFileSync(
    file,
    Buffer.concat([Buffer.from('one\ntwo '), Buffer.from([0xff, 0xfe]), Buffer.from('\n')]),
  );
  expect(readTextFile(file, 'docs/a.md')).toMatchObject({
    problem: { file: 'docs/a.md', line: 2, column: 5, what: 'The file is not valid UTF-8.' },
  });
});

it('reports a file that cannot be read', () => {
  expect(readTextFile(path.join(folder, 'none.md'), 'docs/none.md')).toMatchObject({
    problem: { file: 'docs/none.md', what: 'The file cannot be read (ENOENT).' },
  });
  expect(readTextFile(folder, 'docs')).toMatchObject({
    problem: { what: 'The file cannot be read (EISDIR).' },
  });
});
