import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIXTURES, filesOf, readFixture } from '../../../tests/support/doctor-fixtures.ts';
import { anything, fuzz, hostileText } from '../../../tests/support/fuzz.ts';
import { entryPoints } from './entry-points.ts';
import type { Manifest, Package } from './package.ts';
import { LOADERS, resolveEntry, targetOf } from './resolve-entry.ts';

/** Shapes of `exports` that no fixture has. */
const SHAPES: Record<string, Manifest> = {
  'no-fields': {},
  'main-without-extension': { main: 'dist/index' },
  'main-is-folder': { main: './dist' },
  'main-is-missing': { main: './dist/none.js' },
  string: { exports: './dist/index.js' },
  conditions: { exports: { browser: './dist/none.js', node: './dist/index.js', default: './dist/list.js' } },
  nested: { exports: { '.': { node: { import: './dist/index.js' }, default: './dist/list.js' } } },
  sync: { exports: { 'module-sync': './dist/index.js', default: './dist/list.js' } },
  closed: { exports: { '.': { import: null, default: './dist/index.js' }, './list': null } },
  array: {
    exports: {
      '.': ['no', { import: './dist/index.js' }, './dist/list.js'],
      './list': ['./dist/none.js', './dist/list.js'],
    },
  },
  patterns: { exports: { './*': './dist/*.js', './l*': './dist/list.js', './inner/*': null } },
  'not-relative': { exports: { '.': 'dist/index.js' } },
  outside: { exports: { '.': './../other.js', './list': './dist/../dist/list.js' } },
};
const ENTRIES = ['.', './list', './l', './inner/index', './index', './dist/index.js', './package.json'];

function packageOf(manifest: Manifest, names: readonly string[]): Package {
  const files = new Map(names.map((name) => [name, new Uint8Array()]));
  return { name: 'kit', version: '1.0.0', manifest, files, origin: 'tarball', left: new Map(), findings: [] };
}

test('finds the files that Node.js finds', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'resolve-'));
  const packages: { name: string; entries: string[]; pkg: Package }[] = [];
  const write = (name: string, files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      const target = path.join(folder, 'node_modules', name, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  };
  for (const [id, manifest] of Object.entries(SHAPES)) {
    const named = { name: id, version: '1.0.0', ...manifest };
    const names = ['index.js', 'dist/index.js', 'dist/list.js', 'package.json'];
    write(id, {
      ...Object.fromEntries(names.map((name) => [name, ''])),
      'package.json': JSON.stringify(named),
    });
    packages.push({ name: id, entries: ENTRIES, pkg: packageOf(named, names) });
  }
  for (const fixture of Object.values(FIXTURES)) {
    const { files } = await readFixture(filesOf(fixture));
    const name = String(fixture.manifest['name']);
    write(
      name,
      Object.fromEntries([...files].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)])),
    );
    const pkg = packageOf(fixture.manifest, [...files.keys()]);
    packages.push({ name, pkg, entries: entryPoints(pkg).filter((entry) => !entry.includes('*')) });
  }
  const asked = packages.flatMap(({ name, entries }) => entries.map((entry) => name + entry.slice(1)));
  writeFileSync(
    path.join(folder, 'ask.mjs'),
    `import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
const { resolve } = createRequire(import.meta.url);
const attempt = (find) => { try { const file = find(); return existsSync(file) ? file : null; } catch { return null; } };
const answers = ${JSON.stringify(asked)}.map((specifier) => [
  attempt(() => fileURLToPath(import.meta.resolve(specifier))),
  attempt(() => resolve(specifier)),
]);
console.log(JSON.stringify(answers));\n`,
  );
  const printed = execFileSync(process.execPath, ['ask.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const answers: [string | null, string | null][] = JSON.parse(printed);
  const local = (file: string | null | undefined, name: string) =>
    file === null || file === undefined
      ? null
      : path.relative(path.join(folder, 'node_modules', name), file).replaceAll('\\', '/');
  const expected = packages.flatMap(({ name, entries, pkg }) =>
    entries.map((entry) => [
      name + entry.slice(1),
      resolveEntry(pkg, entry, LOADERS.import) ?? null,
      resolveEntry(pkg, entry, LOADERS.require) ?? null,
    ]),
  );
  const names = packages.flatMap(({ name, entries }) => entries.map(() => name));
  const real = answers.map(([imported, required], at) => [
    asked[at],
    local(imported, names[at] ?? ''),
    local(required, names[at] ?? ''),
  ]);
  expect(expected.length).toBeGreaterThan(100);
  expect(expected).toEqual(real);
});

test('a bundler prefers browser, then module, then main', () => {
  const names = ['a.js', 'b.js', 'c.js'];
  const fields = { browser: './a.js', module: './b.js', main: './c.js' };
  expect(resolveEntry(packageOf(fields, names), '.', LOADERS.bundler)).toBe('a.js');
  expect(resolveEntry(packageOf({ ...fields, browser: {} }, names), '.', LOADERS.bundler)).toBe('b.js');
  expect(resolveEntry(packageOf({ main: './c.js' }, names), '.', LOADERS.bundler)).toBe('c.js');
});

test('takes any exports, however deep', () => {
  let deep: unknown = './dist/index.js';
  for (let level = 0; level < 10_000; level++) deep = { default: deep };
  expect(targetOf(deep, '.', [])).toBeUndefined();
  fc.assert(
    fc.property(anything, hostileText, (exports, entry) => {
      const pkg = packageOf({ exports }, ['dist/index.js']);
      for (const loader of Object.values(LOADERS)) resolveEntry(pkg, entry, loader);
      entryPoints(pkg);
    }),
    fuzz(300),
  );
});
