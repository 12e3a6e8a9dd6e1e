import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDefaults } from './check-defaults.ts';
import { DEFAULTS_FILE } from './defaults-page.ts';

let docs: string;
beforeEach(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'defaults-'));
});
afterEach(() => rmSync(docs, { recursive: true }));

function write(text: string): void {
  const file = path.join(docs, DEFAULTS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

it('accepts tables that the packages still resolve to', () => {
  write('one\ntwo\n');
  expect(checkDefaults(docs, () => 'one\ntwo\n')).toEqual([]);
});

it('reports the first line that differs, with the command that writes it', () => {
  write('one\ntwo\nthree\n');
  expect(checkDefaults(docs, () => 'one\n2\n3\n')).toEqual([
    expect.objectContaining({
      line: 2,
      what: expect.stringContaining(': 2'),
      fix: 'Run `npm run defaults`.',
    }),
  ]);
});

it('reports lines that are left over at the end', () => {
  write('one\ntwo\n');
  expect(checkDefaults(docs, () => 'one\n')).toHaveLength(1);
});

it('does not ask the packages for a site without the tables', () => {
  expect(
    checkDefaults(docs, () => {
      throw new Error('asked');
    }),
  ).toEqual([]);
});
