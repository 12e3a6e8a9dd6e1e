import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

declare const __ENGINE_ROOT__: string;

const read = (name: string) => readFileSync(path.join(__ENGINE_ROOT__, name), 'utf8');
const versionIn = (name: string) => (JSON.parse(read(name)) as { version: string }).version;

test('the newest version in the changelog is the one that the pages name, with its day', () => {
  const [, newest] = /^## (?!Unreleased$)(.+)$/m.exec(read('CHANGELOG.md')) ?? [];
  expect(newest).toMatch(/^\d+\.\d+\.\d+ \(\d{4}-\d{2}-\d{2}\)$/);
  expect(newest?.split(' ')[0]).toBe(versionIn('package.json'));
  expect(versionIn('package-lock.json')).toBe(versionIn('package.json'));
});
