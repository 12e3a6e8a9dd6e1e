import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { insideFolder, isReadable, isWritable } from './inside-folder.ts';

let folder: string;

beforeAll(() => {
  const outer = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'inside-')));
  folder = path.join(outer, 'project');
  mkdirSync(path.join(folder, '..data'), { recursive: true });
  mkdirSync(path.join(outer, 'project-b'));
  writeFileSync(path.join(outer, 'secret'), '');
  writeFileSync(path.join(folder, '..data/file'), '');
  symlinkSync('..data', path.join(folder, 'inner'));
  symlinkSync('..', path.join(folder, 'up'));
  symlinkSync('../secret', path.join(folder, 'link'));
  symlinkSync('../nowhere', path.join(folder, 'dangling'));
});

test.each(['.', '..data', '..data/file', 'inner/file', 'inner/../..data'])('allows %s', (target) => {
  expect(insideFolder(folder, target)).toContain(folder);
  expect(isReadable(folder, target)).toBe(true);
});

test.each([
  '..',
  '../project-b',
  '../secret',
  'link',
  'up',
  'up/secret',
  'dangling',
  '/etc/passwd',
  'inner/../..',
])('refuses %s', (target) => {
  expect(() => insideFolder(folder, target)).toThrow('is outside of');
  expect(isReadable(folder, target)).toBe(false);
});

test('says that a file is missing, and writes through no link', () => {
  expect(() => insideFolder(folder, 'none')).toThrow('There is nothing at none.');
  expect(['none', 'link', 'dangling', '..data/file'].map((name) => isWritable(folder, name))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
