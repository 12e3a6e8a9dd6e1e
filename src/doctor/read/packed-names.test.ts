import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { packAll } from '../../../tests/support/doctor-fixtures.ts';
import { fuzz, hostileText } from '../../../tests/support/fuzz.ts';
import { packedNames } from './packed-names.ts';

/** The same files everywhere; each folder below has other rules. */
const FILES = [
  'index.js',
  'README.md',
  'readme.txt',
  'LICENSE.txt',
  'COPYING',
  'CHANGELOG.md',
  '.env',
  '.npmrc',
  'a.orig',
  'dist/index.js',
  'dist/index.d.ts',
  'dist/index.js.map',
  'dist/deep/a.js',
  'dist/deep/a.test.js',
  'dist/.DS_Store',
  'src/index.ts',
  'src/deep/b.ts',
  'test/a.test.js',
  'package-lock.json',
  'yarn.lock',
  'lib/c.js',
  'lib/README.md',
  'sub/package.json',
  'sub/node_modules/x/index.js',
  'node_modules/y/index.js',
  'dist/~$x.js',
  'a*b.js',
  '._a',
  'npm-debug.log',
  'CVS/a',
  'build/config.gypi',
  'dist/LICENSE',
  'Dist2/a.js',
  '@at/a.js',
  'docs/a b.md',
  'tool.swp',
  '.b.swp',
];

/** package.json, and the files that say what is ignored. */
const FOLDERS: Record<string, [fields: Record<string, unknown>, ignore?: Record<string, string>]> = {
  nothing: [{}],
  'files-folder': [{ files: ['dist'] }],
  'files-slash': [{ files: ['dist/', './lib', '/src'] }],
  'files-star': [{ files: ['dist/*', 'src/**/*.ts'] }],
  'files-negated': [{ files: ['dist', '!dist/**/*.test.js', '!**/*.map'] }],
  'files-one': [{ files: ['dist/index.js', '.env', 'dist/deep/a.js', 'missing.js'] }],
  'files-empty': [{ files: [] }],
  'files-odd': [{ files: ['**/*.js', 'dist2', 'node_modules', 'package-lock.json', 'docs/a b.md'] }],
  'files-with-ignore': [{ files: ['dist'] }, { '.npmignore': 'dist/deep\n', 'dist/.npmignore': '*.map\n' }],
  'files-inner-gitignore': [
    { files: ['dist', 'lib'] },
    { 'dist/.gitignore': '*\n', 'lib/.gitignore': '!c.js\n*.md\n' },
  ],
  'main-outside': [{ files: ['dist'], main: 'lib/c.js', bin: { a: './src/index.ts' }, browser: 'index.js' }],
  'main-dot': [{ files: ['dist'], main: './lib/c.js', bin: 'index.js' }],
  npmignore: [{}, { '.npmignore': '# comment\n\nsrc\ntest/\n*.map\n!dist/index.js.map\n' }],
  gitignore: [{}, { '.gitignore': 'dist\nnode_modules\n.env\n' }],
  both: [{}, { '.gitignore': 'dist\n', '.npmignore': 'src/\n' }],
  'gitignore-negated': [{}, { '.gitignore': '/*\n!/dist\n!/lib/\n' }],
  'gitignore-deep': [
    {},
    { '.gitignore': '**/deep\n/index.js\nlib/*.js\n', 'src/.gitignore': 'deep/*\n!deep/b.ts\n' },
  ],
  'ignores-always': [{}, { '.npmignore': 'README.md\npackage.json\nLICENSE*\nreadme*\n' }],
  windows: [{}, { '.npmignore': 'src\r\ntest\r\n' }],
};

const filesOf = (id: string) => {
  const [fields, ignore = {}] = FOLDERS[id] ?? [{}];
  const manifest = JSON.stringify({ name: `packed-${id}`, version: '1.0.0', ...fields });
  return { ...Object.fromEntries(FILES.map((name) => [name, name])), ...ignore, 'package.json': manifest };
};

let real: Awaited<ReturnType<typeof packAll>>;
beforeAll(async () => {
  real = await packAll(Object.fromEntries(Object.keys(FOLDERS).map((id) => [id, filesOf(id)])));
}, 60_000);

test.each(Object.keys(FOLDERS))('%s: packs what npm packs', (id) => {
  const files: Record<string, string> = filesOf(id);
  const { folder = '', names } = real.get(id) ?? {};
  // Some systems cannot write every name.
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const packed = packedNames({
    names: Object.keys(files).filter((name) => written.includes(name) && !name.startsWith('node_modules/')),
    textOf: (name) => files[name],
    manifest: JSON.parse(files['package.json'] ?? ''),
  });
  expect([...packed].sort()).toEqual(names);
});

test('takes any rules', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { maxLength: 4 }), hostileText, (files, rules) => {
      const manifest = { files, bin: files, main: rules };
      expect(packedNames({ names: FILES, textOf: () => rules, manifest })).toBeInstanceOf(Set);
    }),
    fuzz(30),
  );
});
