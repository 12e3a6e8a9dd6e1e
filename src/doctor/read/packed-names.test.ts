import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { packAll } from '../../../tests/support/doctor-fixtures.ts';
import { fuzz, hostileText } from '../../../tests/support/fuzz.ts';
import { packedOneByOne } from '../../../tests/support/doctor/packed-one-by-one.ts';
import { MOST_RULES } from '../model/limits.ts';
import { packedNames } from './packed-names.ts';
import { TooManyRules } from './packing-rules.ts';

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
  'files-shared': [{ files: ['dist', 'lib', '!**/*.test.js', '!dist/**/*.map', '!lib', '!**/deep'] }],
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

const NAME = fc.constantFrom(
  'a',
  'b',
  'A',
  'dist',
  '.git',
  'node_modules',
  'a.js',
  'b.js',
  '.npmrc',
  'x.orig',
  '._q',
  '.DS_Store',
  'é',
  'É',
  'readme.md',
  'package.json',
);
const PART = fc.oneof(
  NAME,
  fc.constantFrom(
    '*',
    '**',
    '*.js',
    '?',
    'a*',
    '{a,b}',
    '[ab]',
    '.*',
    '+(a|b)',
    '!(a)',
    '',
    '.',
    '..',
    '{a/b,b}',
    'É*',
  ),
);
const RULE = fc
  .tuple(
    fc.constantFrom('', '', '!', '!!', '/', '!/', './'),
    fc.array(PART, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', '', '/', '/*', '/**'),
  )
  .map(([before, parts, after]) => before + parts.join('/') + after);
const RULES = fc.array(RULE, { maxLength: 4 });

test('says the same as comparing each rule with each path', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(NAME, { minLength: 1, maxLength: 5 }), { maxLength: 14 }),
      fc.option(RULES, { nil: undefined }),
      fc.dictionary(fc.constantFrom('.npmignore', '.gitignore', 'a/.npmignore', 'a/b/.npmignore'), RULES),
      RULE,
      (paths, files, ignore, main) => {
        const folder = {
          names: new Set([...paths.map((parts) => parts.join('/')), ...Object.keys(ignore)]),
          textOf: (name: string) => ignore[name]?.join('\n'),
          manifest: { name: 'kit', files, main, bin: main },
        };
        expect([...packedNames(folder)].sort()).toEqual([...packedOneByOne(folder)].sort());
      },
    ),
    fuzz(150),
  );
});

const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at));
const packedFrom = (names: readonly string[], files?: readonly string[], rules?: string) =>
  packedNames({ names, textOf: () => rules, manifest: { name: 'kit', ...(files && { files }) } });

test.each<[what: string, names: string[], packed: number, files?: string[], rules?: string]>([
  [
    'files',
    many(20_000, (at) => `dist/${at}.js`),
    20_000,
    many(19_000, (at) => `dist/${at}.js`).concat('dist'),
  ],
  [
    'files that are not there',
    many(20_000, (at) => `dist/${at}.js`),
    0,
    many(19_000, (at) => `lib/${at}.js`),
  ],
  [
    'folders',
    many(20_000, (at) => `dist/${at}/a.js`),
    20_000,
    many(9000, (at) => `dist/${at}`).concat('dist'),
  ],
  ['patterns', many(4_000, (at) => `dist/${at}.js`), 0, many(2_000, (at) => `dist/*.${at}`)],
  [
    'ignore files',
    many(30_000, (at) => `${Math.floor(at / 3)}/${['a.js', 'b.js', '.npmignore'][at % 3]}`),
    10_000,
    undefined,
    'b.js',
  ],
  ['folders in folders', [`${'a/'.repeat(400)}a.js`], 1],
])('many %s take seconds, not minutes', (_, names, packed, files, rules) => {
  expect(packedFrom(names, files, rules).size).toBe(packed);
});

test.each([
  ['rules', ['a.js'], many(MOST_RULES + 1, (at) => `${at}`)],
  ['alternatives in one rule', ['a.js'], [`{1..${MOST_RULES + 1}}`]],
  ['comparisons', many(5_000, (at) => `${at}.js`), many(5_000, (at) => `*.${at}`)],
])('gives up with more %s than it has time for', (_, names, files) => {
  expect(() => packedFrom(names, files)).toThrow(TooManyRules);
});
