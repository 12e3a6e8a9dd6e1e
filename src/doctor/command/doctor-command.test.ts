import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FIXTURES, filesOf } from '../../../tests/support/doctor-fixtures.ts';
import { tgzOf } from '../../../tests/support/tar.ts';
import { command } from '../../cli/command.ts';
import { DOCTOR } from './doctor-command.ts';

let root: string;

/** Writes the folder of a fixture, and returns its path. */
function folderOf(id: string): string {
  const folder = path.join(root, id);
  for (const [name, text] of Object.entries(
    filesOf(FIXTURES[id] ?? { manifest: {}, files: {}, finds: [] }),
  )) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'doctor-command-'));
});

const { exitCode } = process;
afterEach(() => {
  process.exitCode = exitCode;
});

/** Runs the command, and returns what it prints and its exit code. */
async function run(...args: string[]) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  process.exitCode = 0;
  await command(DOCTOR, args);
  const text = (spy: typeof print) => spy.mock.calls.map(([line]) => String(line)).join('\n');
  return { printed: text(print), complaint: text(complain), exitCode: process.exitCode };
}

test('prints the verdict first, and succeeds without errors', async () => {
  const { printed, exitCode: code } = await run(folderOf('esm'));
  expect(printed.split('\n')[0]).toBe('kit-esm 1.0.0 works for everybody it is written for.');
  expect(printed).toContain('dist/index.js  import, require, bundler');
  expect(code).toBe(0);
});

test('names place, code, fix and page of an error, and fails', async () => {
  const { printed, exitCode: code } = await run(folderOf('types-last'));
  expect(printed).toContain('package.json: exports["."].types (EXPORTS_TYPES_SHOULD_BE_FIRST)');
  expect(printed).toContain(
    'package.json: "exports": {".":{"types":"./dist/index.d.ts","default":"./dist/index.js"}}',
  );
  expect(printed).toContain('/guide/publish/findings#types-first');
  expect(code).toBe(1);
});

test('reads a tarball, and prints JSON', async () => {
  const file = path.join(root, 'kit.tgz');
  const files = Object.entries(filesOf(FIXTURES['esm'] ?? { manifest: {}, files: {}, finds: [] }));
  writeFileSync(file, tgzOf(files.map(([name, text]) => ({ name: `package/${name}`, text }))));
  const { printed } = await run(file, '--json');
  const { verdict, table, sizes } = JSON.parse(printed);
  expect(verdict).toBe('kit-esm 1.0.0 works for everybody it is written for.');
  expect(table[0].files).toMatchObject({ bundler: 'dist/index.js', 'typescript-bundler': 'dist/index.d.ts' });
  expect(sizes).toHaveLength(5);
});

test('prints JSON that a terminal can show, and that says the same', async () => {
  const folder = folderOf('esm');
  const manifest = path.join(folder, 'package.json');
  writeFileSync(
    manifest,
    JSON.stringify({ name: 'kit', version: '1.0.0', description: '\u202e\u009b\u{e0001}' }),
  );
  const { printed } = await run(folder, '--json');
  expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{Cf}\p{Cc}]/u);
  expect(JSON.parse(JSON.parse(printed).manifest).description).toBe('\u202e\u009b\u{e0001}');
});

test('asks more of a package with another profile', async () => {
  expect((await run(folderOf('esm'), '--profile', 'strict')).exitCode).toBe(1);
  expect((await run(folderOf('only-import'), '--profile', 'esm-only')).exitCode).toBe(0);
});

test.each([
  [[], 'Name a folder with a package.json, or a tarball: npm run doctor -- PATH'],
  [['/no/such/place'], 'There is nothing at /no/such/place.'],
  [['a', 'b'], 'One package at a time: b is left over.'],
  [['a', '--profile', 'nod16'], 'There is no profile "nod16". Did you mean "node16"? Use --help to see all.'],
])('says what is wrong with %j', async (args, sentence) => {
  expect(await run(...args)).toEqual({ printed: '', complaint: sentence, exitCode: 1 });
});
