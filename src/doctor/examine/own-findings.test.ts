import { expect, test } from 'vitest';
import { readFixture } from '../../../tests/support/doctor-fixtures.ts';
import { examine } from './examine.ts';

const ESM = 'export const a = 1;\n';
const HEALTHY = {
  name: 'kit',
  version: '1.0.0',
  type: 'module',
  license: 'MIT',
  engines: { node: '>=20' },
  sideEffects: false,
  exports: './dist/index.js',
  files: ['dist'],
};

/** Our own findings about a package with one script, as `code: file`. */
async function found(fields: Record<string, unknown>, files: Record<string, string>): Promise<string[]> {
  const manifest = JSON.stringify({ ...HEALTHY, ...fields });
  const read = await readFixture({
    'package.json': manifest,
    'README.md': '',
    'dist/index.js': ESM,
    ...files,
  });
  const { findings } = await examine(read);
  return findings
    .filter(({ code }) => code.startsWith('doctor/') && code !== 'doctor/no-types')
    .map(({ code, file }) => `${code}: ${file}`);
}

test('a package with nothing wrong has no findings', async () => {
  expect(await found({}, {})).toEqual([]);
});

test.each([
  ["import 'mitt';", ['doctor/unlisted-import: dist/index.js']],
  ["export * from 'mitt/list';", ['doctor/unlisted-import: dist/index.js']],
  ["await import('mitt');", ['doctor/unlisted-import: dist/index.js']],
  ["const mitt = require('mitt');", ['doctor/unlisted-import: dist/index.js']],
  ["import '@scope/list/deep.js';", ['doctor/unlisted-import: dist/index.js']],
  ["import 'node:fs';", []],
  ["import 'fs/promises';", []],
  ["import 'kit/other';", []],
  ["import '#inner';", []],
  ["import './inner.js';", []],
  ["import 'https://example.com/a.js';", []],
  ["const text = `import 'mitt'`;", []],
  ["// import 'mitt';", []],
])('reads the imports of %s', async (code, expected) => {
  expect(await found({}, { 'dist/index.js': `${code}\n` })).toEqual(expected);
});

test.each([
  ["try { require('bufferutil') } catch {}", 'suggestion'],
  ["async function load() { try { await import('bufferutil') } catch { return undefined } }", 'suggestion'],
  ["try { require('bufferutil') } finally { done() }", 'error'],
  ["try { a() } catch { require('bufferutil') }", 'error'],
  ["try { require('bufferutil') } catch {}\nconst all = require('bufferutil');", 'error'],
  ["import('bufferutil').catch(() => undefined);", 'suggestion'],
  ["const found = import('bufferutil').then((it) => it.default).catch(ignore);", 'suggestion'],
  ["import('bufferutil').then(use, ignore);", 'suggestion'],
  ["import('bufferutil')['catch'](ignore);", 'suggestion'],
  ["Promise.allSettled([import('bufferutil')]);", 'suggestion'],
  ["Promise.resolve().then(() => __importStar(require('bufferutil'))).catch(ignore);", 'suggestion'],
  ["import('bufferutil').then(use);", 'error'],
  ["import('bufferutil').then(use, undefined);", 'error'],
  ["import('bufferutil').catch();", 'error'],
  ["import('bufferutil').finally(done);", 'error'],
  ["start().catch(() => import('bufferutil'));", 'error'],
  ["start(require('bufferutil')).catch(ignore);", 'error'],
])('an import that may fail is only a suggestion: %s', async (code, severity) => {
  const read = await readFixture({
    'package.json': JSON.stringify({ ...HEALTHY, exports: './dist/index.cjs' }),
    'dist/index.cjs': `${code}\n`,
  });
  const { findings } = await examine(read);
  expect(findings.find((one) => one.code === 'doctor/unlisted-import')?.severity).toBe(severity);
});

test.each(['dependencies', 'peerDependencies', 'optionalDependencies'])(
  '%s are what users get',
  async (field) => {
    expect(await found({ [field]: { mitt: '^3.0.1' } }, { 'dist/index.js': "import 'mitt';\n" })).toEqual([]);
  },
);

test.each([
  ['import type { A } from "mitt";', { mitt: '^3.0.1' }, []],
  ['import type { ReactNode } from "react";', { '@types/react': '^19.0.0' }, []],
  ['export declare const a: import("react").ReactNode;', {}, ['doctor/unlisted-types: dist/index.d.ts']],
  ['/// <reference types="node" />', {}, ['doctor/unlisted-types: dist/index.d.ts']],
  ['/// <reference types="node" />', { '@types/node': '*' }, []],
  [
    'declare module "*.css" { const a: string; }\ndeclare module "virtual" {}\nexport * from "virtual";',
    {},
    [],
  ],
  ['/* import "mitt" */\nexport declare const a: "from \'mitt\'";', {}, []],
  ['export { a } from "~/a";', {}, ['doctor/alias-in-types: dist/index.d.ts']],
  ['export { a } from "@/a";', {}, ['doctor/alias-in-types: dist/index.d.ts']],
])('reads the types of %s', async (code, dependencies, expected) => {
  expect(await found({ dependencies }, { 'dist/index.d.ts': `${code}\n` })).toEqual(expected);
});

test('a dependency counts as used wherever a packed file mentions it', async () => {
  const dependencies = { a: '1', '@types/b': '1', c: '1', d: '1', e: '1' };
  const files = {
    'dist/index.js': "import 'a';\n",
    'dist/index.d.ts': "import type { B } from 'b';\n",
    'dist/style.css': '@import "c/theme.css";\n',
    'dist/cli.js': "run('d');\n",
  };
  expect(await found({ dependencies }, files)).toEqual(['doctor/unused-dependency: package.json']);
});

test.each([
  [{ 'src/index.tsx': "'use client';\n" }, ['doctor/lost-directive: src/index.tsx']],
  [{ 'src/index.tsx': "// a comment\n'use client';\n" }, ['doctor/lost-directive: src/index.tsx']],
  [{ 'src/index.tsx': "'use client';\n", 'dist/index.js': `'use client';\n${ESM}` }, []],
  [
    {
      'src/index.tsx': "'use client';\n",
      'dist/index.jsx': "'use client';\nexport const A = () => <b />;\n",
    },
    [],
  ],
  [{ 'src/index.tsx': "const text = 'use client';\n" }, []],
  [
    // The script of the same name has lost it, although another has it.
    { 'src/a/b.tsx': "'use client';\n", 'dist/a/b.js': ESM, 'dist/c.js': "'use client';\n" },
    ['doctor/lost-directive: src/a/b.tsx'],
  ],
  [
    {
      'src/b.tsx': "'use client';\n",
      'dist/b.js': "export * from './c.js';\n",
      'dist/c.js': "'use client';\n",
    },
    [],
  ],
  [{ 'src/b.tsx': "'use client';\n", 'dist/c.js': "'use client';\n" }, []],
])('compares directives of the sources: %j', async (files, expected) => {
  expect(await found({}, files)).toEqual(expected);
});

test('compares the hashbang of a command with its source', async () => {
  const files = { 'dist/cli.js': 'run();\n', 'src/cli.ts': '#!/usr/bin/env node\nrun();\n' };
  expect(await found({ bin: './dist/cli.js' }, files)).toEqual(['doctor/lost-hashbang: src/cli.ts']);
  const kept = { ...files, 'dist/cli.js': '#!/usr/bin/env node\nrun();\n' };
  expect(await found({ bin: './dist/cli.js' }, kept)).toEqual([]);
});

test.each([
  ["const here = 'file:///home/runner/work/kit/src/index.ts';", true],
  ["const here = '/Users/ann/kit/src/index.ts';", true],
  [String.raw`const here = 'C:\\Users\\ann\\kit\\src\\index.ts';`, true],
  ["const here = 'file:///home/ann/kit/a.js';", true],
  ["const here = '/__w/kit/kit/src/index.ts';", true],
  ["const here = '/workspace/kit/src/index.ts';", true],
  ["const here = '/workspaces/kit/src/index.ts';", true],
  ["const here = '/vercel/path0/src/index.ts';", true],
  ["const here = 'D:/a/kit/kit/src/index.ts';", true],
  ["const issue = 'https://github.com/github/fetch/issues/1';", false],
  ["const part = './home/parts/a.js';", false],
  ["const page = 'https://example.com/home/page/intro';", false],
  ['const page = `${base}/home/page/intro`;', false],
  ["const home = '/home/';", false],
  ["const route = '/users/ann';", false],
])('looks for paths of the build machine: %s', async (code, isFound) => {
  expect(await found({}, { 'dist/index.js': `${code}\n` })).toEqual(
    isFound ? ['doctor/build-path: dist/index.js'] : [],
  );
});

test('follows source maps to their sources', async () => {
  const map = (more: object) =>
    JSON.stringify({ version: 3, sources: ['../src/a.ts'], mappings: '', ...more });
  const script = `${ESM}//# sourceMappingURL=index.js.map\n`;
  const files = (text: string) => ({ 'dist/index.js': script, 'dist/index.js.map': text });
  expect(await found({}, files(map({ sourcesContent: [ESM] })))).toEqual([]);
  expect(await found({}, files(map({})))).toEqual(['doctor/source-map: dist/index.js.map']);
  expect(await found({ files: ['dist', 'src'] }, { ...files(map({})), 'src/a.ts': ESM })).toEqual([]);
  expect(await found({}, { 'dist/index.js': script })).toEqual(['doctor/source-map: dist/index.js']);
  expect(await found({}, files('{'))).toEqual([]);
});

test('suggests to pack the sources of declaration maps, or to do without these', async () => {
  const files = {
    'dist/index.d.ts': '//# sourceMappingURL=index.d.ts.map\n',
    'dist/index.d.ts.map': JSON.stringify({ version: 3, sources: ['../src/index.ts'], mappings: '' }),
  };
  expect(await found({}, files)).toEqual(['doctor/source-map: dist/index.d.ts.map']);
  expect(await found({ files: ['dist', 'src'] }, { ...files, 'src/index.ts': ESM })).toEqual([]);
});

test.each([
  [{ '.env': '' }, ['doctor/secret-file: .env']],
  [{ 'dist/kit-1.0.0.tgz': '' }, ['doctor/secret-file: dist/kit-1.0.0.tgz']],
  [{ 'dist/.env.example': '' }, []],
  [{ 'dist/__tests__/a.js': ESM }, ['doctor/stray-file: dist/__tests__/a.js']],
  [{ 'dist/a.test.js': ESM }, ['doctor/stray-file: dist/a.test.js']],
  [{ 'dist/testing.js': ESM }, []],
  [{ 'tsconfig.build.json': '{}' }, ['doctor/stray-file: tsconfig.build.json']],
  [{ 'rollup.config.js': "import 'rollup';\n" }, ['doctor/stray-file: rollup.config.js']],
  [{ 'src/index.ts': ESM }, ['doctor/stray-file: src/index.ts']],
  [{ 'src/theme.css': '' }, []],
])('knows what does not belong into a package: %j', async (files, expected) => {
  expect(await found({ files: undefined }, files)).toEqual(expected);
});

test('leaves sources alone that the package needs', async () => {
  const packed = { files: ['dist', 'src'] };
  const exports = { '.': { source: './src/index.ts', default: './dist/index.js' } };
  expect(await found({ ...packed, exports }, { 'src/index.ts': ESM })).toEqual([]);
});

test.each([
  [false, "import './a.css';", ['doctor/dropped-css: package.json', 'doctor/css-import: dist/index.js']],
  [['**/*.css'], "import './a.css';", ['doctor/css-import: dist/index.js']],
  [false, "import styles from './a.module.css';", ['doctor/css-import: dist/index.js']],
  [false, 'globalThis.kit = 1;', ['doctor/dropped-global: package.json']],
  [false, "window['kit'] = 1;", ['doctor/dropped-global: package.json']],
  [false, 'Array.prototype.last = 1;', ['doctor/dropped-global: package.json']],
  [false, 'export function set() {\n  globalThis.kit = 1;\n}', []],
  [true, 'globalThis.kit = 1;', []],
])('compares sideEffects %j with %s', async (sideEffects, code, expected) => {
  expect(await found({ sideEffects }, { 'dist/index.js': `${code}\n` })).toEqual(expected);
});

test('shows what many files have once', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`dist/${at}.js`, "import './a.css';\n"]),
  );
  const read = await readFixture({
    'package.json': JSON.stringify({ ...HEALTHY, sideEffects: true }),
    ...files,
  });
  const { findings } = await examine(read);
  const imports = findings.filter(({ code }) => code === 'doctor/css-import');
  expect(imports).toHaveLength(1);
  expect(imports[0]?.what).toContain('8 more files');
});
