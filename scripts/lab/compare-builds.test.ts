import { expect, test } from 'vitest';
import { difference } from './compare-builds.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const native = (files: Record<string, string>, ok = true, console = '') => ({
  ok,
  console,
  files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
});
const lab = (files: Record<string, string>, ok = true, console = '', missing: string[] = []) => ({
  ok,
  console,
  missing,
  unchecked: undefined,
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, base64(text)])),
});

test('declarations are compared like other files, notes of the compiler are not', () => {
  const files = { 'dist/a.js': 'a', 'dist/a.d.ts': 'b', 'dist/a.d.mts.map': 'c' };
  const notes = { 'tsconfig.tsbuildinfo': '{}', '.rstack/declarations/esm/a.d.ts': '' };
  expect(difference(native({ ...files, ...notes }), lab(files))).toBeUndefined();
  expect(difference(native(files), lab({ ...files, 'dist/a.d.ts': 'c' }))).toContain('dist/a.d.ts');
  expect(difference(native(files), lab({ 'dist/a.js': 'a' }))).toContain('dist/a.d.ts');
});

test('the lab says itself why it has not written declarations', () => {
  const unchecked = { ...lab({ 'a.js': '' }), unchecked: { why: 'bundled' } } as const;
  expect(difference(native({ 'a.js': '', 'a.d.ts': '' }), unchecked)).toContain('does not bundle');
  expect(difference(native({}, false), unchecked)).toContain('does not bundle');
});

test('one other byte, a missing file or an additional file is a difference', () => {
  expect(difference(native({ 'a.js': 'ä' }), lab({ 'a.js': 'ä' }))).toBeUndefined();
  expect(difference(native({ 'a.js': 'ä' }), lab({ 'a.js': 'a' }))).toBe('Different files: a.js');
  expect(difference(native({ 'a.js': '' }), lab({}))).toBe('Different files: a.js');
  expect(difference(native({}), lab({ 'a.js': '' }))).toBe('Different files: a.js');
});

test('the folder of the project may be another one', () => {
  const at = (folder: string) => ({ 'a.js': `new URL("file://${folder}/src/a.ts")` });
  expect(difference(native(at('/projects/shims')), lab(at('/home/project')))).toBeUndefined();
});

test('a build that only one of the two can make is a difference, with the message of the lab', () => {
  const message = '\u001B[31merror\u001B[39m Failed to build.\n\u001B[31merror\u001B[39m No entry\n';
  expect(difference(native({}), lab({}, false, message))).toBe('error No entry');
  expect(difference(native({}, false), lab({}))).toContain('native build fails');
  expect(difference(native({}, false), lab({}, false))).toBeUndefined();
});

test('a missing package is named as the reason', () => {
  const missing = "error Cannot find module 'rsbuild-plugin-x'";
  expect(difference(native({}), lab({}, false, missing))).toContain('uses rsbuild-plugin-x');
  const withoutAcorn = lab({ 'a.js': 'import "acorn"' }, true, '', ['acorn']);
  expect(difference(native({ 'a.js': 'parse()' }), withoutAcorn)).toContain('bundles acorn');
  expect(difference(native({ 'a.js': 'import "acorn"' }), withoutAcorn)).toBeUndefined();
});
