import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordsFile, RecordsFileError } from './records-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'records-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes a new file, and one that has records', () => {
  const file = path.join(folder, 'records.json');
  expect(recordsFile(file)).toBe(file);
  writeFileSync(file, '[{ "objectID": "/a", "url": "/a" }]');
  expect(recordsFile(file)).toBe(file);
  writeFileSync(file, '[]');
  expect(recordsFile(file)).toBe(file);
});

it.each(['text', '', '{}', '{ "objectID": "/a" }', '[1]', '[null]', '[{ "name": "a" }]'])(
  'refuses a file with other contents: %j',
  (content) => {
    const file = path.join(folder, 'package.json');
    writeFileSync(file, content);
    expect(() => recordsFile(file)).toThrow(RecordsFileError);
    expect(() => recordsFile(file)).toThrow(`${file} has no search records. Choose another file with --out`);
  },
);

it('refuses a folder', () => {
  mkdirSync(path.join(folder, 'docs'));
  expect(() => recordsFile(path.join(folder, 'docs'))).toThrow(RecordsFileError);
});
