import { describe, expect, test } from 'vitest';
import { FIXTURES, filesOf, readFixture } from '../../../tests/support/doctor-fixtures.ts';
import { examine } from './examine.ts';

/** Codes that are about how package.json is written, so a change of it must always be enough. */
const ALWAYS_FIXED = [
  'EXPORTS_TYPES_SHOULD_BE_FIRST',
  'EXPORTS_DEFAULT_SHOULD_BE_LAST',
  'EXPORTS_MODULE_SHOULD_PRECEDE_REQUIRE',
  'EXPORTS_VALUE_INVALID',
  'EXPORTS_FALLBACK_ARRAY_USE',
  'EXPORTS_MISSING_ROOT_ENTRYPOINT',
  'EXPORTS_GLOB_NO_MATCHED_FILES',
  'EXPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING',
  'EXPORTS_MODULE_SHOULD_BE_ESM',
  'IMPORTS_KEY_INVALID',
  'IMPORTS_VALUE_INVALID',
  'IMPORTS_DEFAULT_SHOULD_BE_LAST',
  'IMPORTS_FALLBACK_ARRAY_USE',
  'IMPORTS_MODULE_SHOULD_PRECEDE_REQUIRE',
  'IMPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING',
  'IMPORTS_MODULE_SHOULD_BE_ESM',
  'MODULE_SHOULD_BE_ESM',
  'HAS_MODULE_BUT_NO_EXPORTS',
  'HAS_ESM_MAIN_BUT_NO_EXPORTS',
  'USE_FILES',
  'USE_SIDE_EFFECTS',
  'USE_TYPE',
  'USE_LICENSE',
  'USE_EXPORTS_BROWSER',
  'FIELD_INVALID_VALUE_TYPE',
  'DEPRECATED_FIELD_JSNEXT',
  'INVALID_REPOSITORY_VALUE',
  'TYPES_NOT_EXPORTED',
  'FallbackCondition',
  'FILE_NOT_PUBLISHED',
  'IMPLICIT_INDEX_JS_INVALID_FORMAT',
  'doctor/unused-dependency',
  'doctor/dropped-css',
  'doctor/dropped-global',
  'doctor/stray-file',
  'doctor/secret-file',
  'doctor/unlisted-types',
];

describe.each(Object.keys(FIXTURES))('%s', (id) => {
  const files = filesOf(FIXTURES[id] ?? { manifest: {}, files: {}, finds: [] });

  test('with its proposal has nothing left that package.json can fix', async () => {
    const before = await examine(await readFixture(files));
    const after = await examine(await readFixture({ ...files, 'package.json': before.proposed }));
    const left = after.findings.filter(
      ({ severity, fix }) => severity !== 'choice' && fix?.in === 'package.json',
    );
    expect(left).toEqual([]);
    expect(after.findings.map(({ code }) => code).filter((code) => ALWAYS_FIXED.includes(code))).toEqual([]);
    expect(after.proposal).toEqual([]);
    // What was no problem before is none now: only the same mistake may show in another place.
    const worst = after.findings.filter(({ severity }) => severity === 'error').length;
    const most = before.findings.filter(
      ({ severity }) => severity === 'error' || severity === 'warning',
    ).length;
    expect(worst).toBeLessThanOrEqual(most);
  });

  test('says for each error and warning what helps', async () => {
    const { findings } = await examine(await readFixture(files));
    const helpless = findings.filter(({ severity, fix }) => severity !== 'choice' && !fix);
    expect(helpless).toEqual([]);
  });
});

/** The proposed package.json of a package with these fields. */
async function proposed(fields: Record<string, unknown>, files: Record<string, string>) {
  const manifest = {
    name: 'kit',
    version: '1.0.0',
    type: 'module',
    sideEffects: false,
    files: ['dist'],
    ...fields,
  };
  const read = await readFixture({ 'package.json': JSON.stringify(manifest), ...files });
  return JSON.parse((await examine(read)).proposed);
}

const ESM = 'export const a = 1;\n';
const CJS = 'exports.a = 1;\n';
const DTS = 'export declare const a: number;\n';

test('gives each format its own file and types', async () => {
  const files = {
    'dist/index.js': ESM,
    'dist/index.d.ts': DTS,
    'dist/index.cjs': CJS,
    'dist/index.d.cts': DTS,
  };
  const { exports, main, types } = await proposed({ main: './dist/index.cjs' }, files);
  expect(exports['.']).toEqual({
    import: { types: './dist/index.d.ts', default: './dist/index.js' },
    require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
  });
  expect([main, types]).toEqual(['./dist/index.cjs', './dist/index.d.cts']);
});

test('writes exports for a package that has none', async () => {
  const files = { 'dist/index.js': ESM, 'dist/index.d.ts': DTS, 'dist/index.css': '.a { color: red; }\n' };
  const { exports, sideEffects } = await proposed({ sideEffects: undefined }, files);
  expect(exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './index.css': './dist/index.css',
    './package.json': './package.json',
  });
  expect(sideEffects).toEqual(['**/*.css']);
});

test('proposes a package.json to a package that has none', async () => {
  const read = await readFixture({ 'dist/index.js': ESM, 'dist/index.d.ts': DTS });
  const { manifest, proposal, proposed: text } = await examine(read);
  expect(manifest).toBe('');
  expect(proposal.map(({ path }) => path[0])).toContain('exports');
  expect(JSON.parse(text)).toMatchObject({
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  });
});

test('opens the entry points that folders with a package.json of their own are', async () => {
  const files = {
    'dist/index.js': ESM,
    'dist/list.js': ESM,
    'dist/list.d.ts': DTS,
    'list/package.json': JSON.stringify({ main: '../dist/list.js', types: '../dist/list.d.ts' }),
  };
  const { exports, files: packed } = await proposed({ main: './dist/index.js', files: undefined }, files);
  expect(exports['./list']).toEqual({ types: './dist/list.d.ts', default: './dist/list.js' });
  expect(packed).toEqual(['dist', 'list']);
});

test('keeps conditions of the author, and closed paths', async () => {
  const exports = {
    '.': { development: './dist/dev.js', default: './dist/index.js' },
    './internal/*': null,
  };
  const files = { 'dist/index.js': ESM, 'dist/dev.js': ESM };
  expect((await proposed({ exports }, files)).exports).toEqual(exports);
});

test('keeps an entry point that another build has to write', async () => {
  const exports = { '.': './dist/index.js', './list': './dist/list.js' };
  expect((await proposed({ exports }, { 'dist/index.js': ESM })).exports).toEqual(exports);
});

test('keeps types that another build has to write, and says which option writes them', async () => {
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  const files = { 'dist/index.js': ESM, 'dist/index.css': '' };
  expect((await proposed({ exports }, files)).exports).toEqual(exports);
  const manifest = { name: 'kit', version: '1.0.0', type: 'module', exports, files: ['dist'] };
  const { findings } = await examine(
    await readFixture({ 'package.json': JSON.stringify(manifest), ...files }),
  );
  const fix = findings.find(({ code }) => code === 'FILE_DOES_NOT_EXIST')?.fix;
  expect(fix).toMatchObject({ in: 'rslib.config.ts', option: 'dts' });
});

test('packs what entry points lead to, and nothing else', async () => {
  const files = {
    'dist/index.js': "export { a } from './inner.js';\n",
    'dist/inner.js': ESM,
    'dist/index.test.js': ESM,
    'src/index.ts': ESM,
    'rslib.config.ts': 'export default {};\n',
  };
  const manifest = await proposed({ files: undefined, exports: './dist/index.js' }, files);
  expect(manifest.files).toEqual(['dist', '!dist/index.test.js']);
});

/** The rules that the proposal adds to `files`, for a package with these files beside `dist/index.js`. */
async function excludedBy(names: readonly string[]): Promise<string[]> {
  const files = Object.fromEntries(names.map((name) => [name, name.endsWith('.map') ? '{}' : ESM]));
  const manifest = await proposed({ exports: './dist/index.js' }, { 'dist/index.js': ESM, ...files });
  return manifest.files.slice(1);
}

test.each<[what: string, names: string[], rules: string[]]>([
  [
    'an ending',
    ['dist/a.test.js', 'dist/deep/b.test.js', 'dist/a.test.js.map', 'dist/b.test.js.map'],
    ['!**/*.test.js', '!**/*.test.js.map'],
  ],
  ['a folder', ['dist/__tests__/a.js', 'dist/__tests__/deep/b.js'], ['!dist/__tests__']],
  [
    'the name of folders',
    ['dist/a/__tests__/a.js', 'dist/b/__tests__/a.js', 'dist/a/a.js', 'dist/b/b.js'],
    ['!**/__tests__'],
  ],
  [
    'naming those that share nothing',
    ['dist/a.test.js', 'dist/b.spec.js'],
    ['!dist/a.test.js', '!dist/b.spec.js'],
  ],
  [
    'the outermost folders that have nothing else',
    ['dist/a/test/a.js', 'dist/b/test/a.js', 'dist/b/test/deep/b.js', 'dist/a/a.js', 'dist/b/b.js'],
    ['!**/test'],
  ],
  [
    'no sign that means something else in a rule',
    ['dist/[a]/__tests__/a.js', 'dist/[a]/__tests__/b.js', 'dist/[a]/b.js'],
    ['!dist/[a]/__tests__/a.js', '!dist/[a]/__tests__/b.js'],
  ],
])('leaves out several files by %s', async (_, names, rules) => {
  expect(await excludedBy(names)).toEqual(rules);
});

test('leaves out thousands of files in as many folders by one rule', async () => {
  const names = Array.from({ length: 3000 }, (_, at) => [`dist/${at}/a.test.js`, `dist/${at}/a.js`]).flat();
  expect(await excludedBy(names)).toEqual(['!**/*.test.js']);
});

test('packs what code loads by other ways than an import, and what that loads', async () => {
  const files = {
    'dist/index.js': "export const text = new URL('../templates/a.txt', import.meta.url);\n",
    'dist/style.css': '@import "../theme/a.css";\n',
    'templates/a.txt': '',
    'theme/a.css': ".a { background: url('../pictures/a.svg') }\n",
    'pictures/a.svg': '',
    'core.wasm': '',
    'dist/load.js': "export const core = new URL('../core.wasm', import.meta.url);\n",
    'notes/a.txt': '',
  };
  const manifest = await proposed({ files: undefined, exports: './dist/index.js' }, files);
  expect(manifest.files).toEqual(['core.wasm', 'dist', 'pictures', 'templates', 'theme']);
});

test('lists the files with side effects', async () => {
  const files = { 'dist/index.js': ESM, 'dist/polyfill.js': 'globalThis.kit = 1;\n' };
  const { sideEffects } = await proposed({ sideEffects: undefined, exports: './dist/index.js' }, files);
  expect(sideEffects).toEqual(['./dist/polyfill.js']);
});

test('makes a development dependency that the output imports one that users get', async () => {
  const files = { 'dist/index.js': `import 'mitt';\n${ESM}` };
  const manifest = await proposed({ exports: './dist/index.js', devDependencies: { mitt: '^3.0.1' } }, files);
  expect(manifest.dependencies).toEqual({ mitt: '^3.0.1' });
  expect(manifest.devDependencies).toBeUndefined();
});
