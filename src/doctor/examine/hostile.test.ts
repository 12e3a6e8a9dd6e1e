import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFixture } from '../../../tests/support/doctor-fixtures.ts';
import { tgzOf } from '../../../tests/support/tar.ts';
import { anything, fuzz, hostileText } from '../../../tests/support/fuzz.ts';
import { MOST_RULES } from '../model/limits.ts';
import { fixText } from '../model/fix-text.ts';
import { readTarball } from '../read/read-tarball.ts';
import { examine } from './examine.ts';
import { reportOf } from './report.ts';

const ESM = 'export const a = 1;\n';
const DTS = 'export declare const a: number;\n';

/** Examines a package with this text as its package.json. */
async function examined(
  packageJson: string,
  files: Record<string, string> = { 'index.js': ESM, 'index.d.ts': DTS },
) {
  return examine(await readFixture({ ...files, 'package.json': packageJson }));
}

const fields = (more: object) => JSON.stringify({ name: 'kit', version: '1.0.0', type: 'module', ...more });

test.each([
  ['a list', '[]', 'package.json is a list, not an object.'],
  ['a number', '1', 'package.json is `1`, not an object.'],
  ['not JSON', '{', 'package.json is not JSON.'],
  ['nothing', '', 'package.json is not JSON.'],
  [
    'without a name',
    '{ "version": "1.0.0" }',
    'The field `name` is missing, or is not a name that npm accepts.',
  ],
  [
    'named like a path',
    '{ "name": "../../x", "version": "1.0.0" }',
    'The field `name` is missing, or is not a name that npm accepts.',
  ],
  [
    'without a version',
    '{ "name": "kit" }',
    'The field `version` is missing, so npm does not publish the package.',
  ],
])('a package.json that is %s costs one sentence, and the other findings stay', async (_, text, sentence) => {
  const { findings, verdict } = await examined(text);
  const said = findings.filter(({ code }) => code === 'doctor/manifest').map(({ what }) => what);
  expect(said).toEqual([sentence]);
  expect(findings.map(({ code }) => code)).toContain('doctor/no-readme');
  expect(verdict).toMatch(/^\S+ \d.*\.$/);
});

test('a package without files', async () => {
  const { findings } = await examine(await readFixture({}));
  expect(findings[0]?.what).toBe('The package has no files.');
});

test('very many files, of which the last one is an entry point', async () => {
  const names = Array.from({ length: 12_000 }, (_, at) => `${at}.txt`);
  const files = Object.fromEntries(names.map((name) => [name, '']));
  const { findings } = await examined(fields({ exports: './last.js' }), { ...files, 'last.js': ESM });
  expect(findings.filter(({ code }) => code === 'doctor/not-examined').map(({ what }) => what)).toEqual([
    'The package has 12,002 files. publint has looked at 4,000 of them.',
  ]);
  expect(findings.map(({ code }) => code)).not.toContain('FILE_DOES_NOT_EXIST');
});

test('ten thousand entry points', async () => {
  const exports = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`./${at}`, './index.js']));
  const { findings, table } = await examined(fields({ exports }));
  expect(table).toHaveLength(10_000);
  expect(findings.filter(({ code }) => code === 'doctor/not-examined').map(({ what }) => what)).toEqual([
    'The package has 10,000 entry points. The first 200 were checked, and no fields are proposed.',
  ]);
});

test('hundreds of folders with a package.json of their own, and of packages that were packed along', async () => {
  const inner = Array.from({ length: 400 }, (_, at) => [
    [`${at}/package.json`, '{ "main": "../index.js" }'],
    [`other/${at}/package.json`, '{ "name": "other", "main": "../index.js" }'],
  ]).flat();
  const { findings, table } = await examined(fields({ main: './index.js' }), {
    'index.js': ESM,
    'index.d.ts': DTS,
    ...Object.fromEntries(inner),
  });
  expect(table).toHaveLength(401);
  expect(findings.filter(({ code }) => code === 'doctor/not-examined').map(({ what }) => what)).toEqual([
    'The package has 401 entry points. The first 200 were checked, and no fields are proposed.',
  ]);
});

test('more rules than there is time for', async () => {
  const files = [`{1..${MOST_RULES + 1}}.js`];
  const { findings, sizes } = await examined(fields({ exports: './index.js', files }));
  expect(findings[0]?.what).toBe(
    '`files` and the ignore files have too many rules to find out what npm packs. All files were examined.',
  );
  expect(sizes.map(({ file }) => file)).toContain('index.js');
});

test('a tarball with more rules than there is time for: the rest is proposed, and what is missing is said', async () => {
  const manifest = fields({
    exports: './index.js',
    files: [`{1..${MOST_RULES + 1}}.js`, 'index.js', 'index.d.ts', 'index.test.js'],
    repository: 'https://github.com/ann/kit',
  });
  const packed = tgzOf(
    Object.entries({
      'package.json': manifest,
      'index.js': ESM,
      'index.d.ts': DTS,
      'index.test.js': ESM,
    }).map(([name, text]) => ({ name: `package/${name}`, text })),
  );
  const { findings, proposal } = await examine(await readTarball(packed));
  expect(proposal.map(({ path }) => path)).toEqual([['repository']]);
  expect(findings.filter(({ code }) => code === 'doctor/not-examined').map(({ what }) => what)).toEqual([
    'The doctor could not find out what `exports`, `files` and other fields should be for this package.',
  ]);
});

test('conditions that are nested two hundred levels deep', async () => {
  let exports: unknown = './index.js';
  for (let level = 0; level < 200; level++) exports = { default: exports };
  const { findings } = await examined(fields({ exports }));
  expect(findings.map(({ code }) => code)).toContain('doctor/no-readme');
  expect(findings.map(({ what }) => what)).toContain(
    '`exports` has more than 50 levels of conditions. Those below were not examined.',
  );
});

test('a pattern that matches everything', async () => {
  const files = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`dist/${at}.js`, ESM]));
  const { table } = await examined(fields({ exports: { './*': './*', './all*': './dist/*.js' } }), files);
  expect(table.map(({ files: found }) => found.import)).toEqual(['*', 'dist/*.js']);
});

test('names that are like properties of every object', async () => {
  const exports = { '.': './index.js', './__proto__': './index.js', './constructor': './index.js' };
  const text = fields({ exports }).replace('"kit"', '"constructor"');
  const { table } = await examined(text, { 'index.js': ESM, __proto__: ESM, constructor: ESM });
  expect(table.map(({ entry }) => entry)).toEqual(Object.keys(exports));
});

test('shows no control characters and no direction changes in a report', async () => {
  const name = 'dist/\u202egnp.js';
  const manifest = fields({
    version: '1.0.0\u001b[31m',
    sideEffects: false,
    exports: { '.': `./${name}`, './\u202ea': './dist/\u009b31m.js' },
    dependencies: { 'mi\u202ett': '1' },
  });
  const code = "import './\u202ea.css';\nimport 'mitt';\nexport const here = '/home/ann/kit/a.js';\n";
  const examination = await examined(manifest, { [name]: code });
  const said = examination.findings.map(({ code: found }) => found);
  expect(said).toEqual(
    expect.arrayContaining([
      'doctor/unused-dependency',
      'doctor/build-path',
      'doctor/css-import',
      'FILE_DOES_NOT_EXIST',
    ]),
  );
  const sentences = examination.findings.flatMap(({ what, fix }) => [
    what,
    fix?.in === 'package.json' ? JSON.stringify(fixText(fix.changes)) : '',
  ]);
  for (const text of [reportOf(examination), examination.verdict, ...sentences])
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cf}\p{Cc}]/u);
});

test('a path of twenty thousand members', async () => {
  const { findings } = await examined(fields({ exports: './index.js' }), {
    'index.js': ESM,
    'long.js': `window${'.b'.repeat(20_000)} = 1;\n`,
  });
  expect(findings.map(({ code }) => code)).toContain('doctor/no-readme');
});

test('a rule that is too long for npm, in a folder and in a tarball', async () => {
  const text = fields({ exports: './index.js', files: ['a'.repeat(70_000)] });
  const folder = await examined(text);
  expect(folder.findings[0]?.what).toBe(
    'npm cannot read a rule in `files` or in an ignore file, so it does not pack this folder.',
  );
  expect(folder.sizes.map(({ file }) => file)).toContain('index.js');
  const entries = { 'index.js': ESM, 'index.test.js': ESM, 'package.json': text };
  const tarball = await examine(
    await readTarball(
      tgzOf(Object.entries(entries).map(([name, inner]) => ({ name: `package/${name}`, text: inner }))),
    ),
  );
  expect(tarball.findings.map(({ code }) => code)).toContain('doctor/stray-file');
});

/** The number of things that a file may have when each is compared with every other: the square of it takes minutes. */
const MANY = 50_000;
const times = (text: (at: number) => string, count = MANY) =>
  Array.from({ length: count }, (_, at) => text(at)).join('');

test.each<[what: string, manifest: object, files: Record<string, string>]>([
  ['a script with very many imports of one package', {}, { 'a.cjs': times(() => "require('mitt');\n") }],
  [
    'a script with very many imports of other packages',
    {},
    { 'a.cjs': times((at) => `require('mitt${at}');\n`) },
  ],
  [
    'very many unused dependencies',
    { dependencies: Object.fromEntries(Array.from({ length: MANY / 2 }, (_, at) => [`mitt${at}`, '1'])) },
    { 'a.cjs': 'x('.repeat(MANY) },
  ],
  [
    'very many patterns',
    {
      exports: Object.fromEntries(Array.from({ length: MANY / 5 }, (_, at) => [`./${at}/*`, `./${at}/*.js`])),
    },
    Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`${at}.txt`, ''])),
  ],
  ['a template without an end', {}, { 'a.d.ts': `\`${'\\`'.repeat(4 * MANY)}` }],
  ['a string without an end', {}, { 'a.d.ts': `'${"\\'".repeat(4 * MANY)}` }],
  [
    'very many tests beside the code',
    {},
    Object.fromEntries(Array.from({ length: 8000 }, (_, at) => [`${at}.test.js`, ''])),
  ],
])('%s take seconds, not minutes', async (_, manifest, files) => {
  const { findings } = await examined(fields({ exports: './index.js', ...manifest }), {
    'index.js': ESM,
    ...files,
  });
  expect(findings.map(({ code }) => code)).toContain('doctor/no-readme');
});

test('any package.json gets a verdict', async () => {
  const field = fc.constantFrom(
    'exports',
    'imports',
    'main',
    'module',
    'types',
    'bin',
    'files',
    'browser',
    'sideEffects',
    'dependencies',
    'type',
    'repository',
    'license',
    'typesVersions',
    'engines',
  );
  const value = fc.oneof(
    anything,
    fc.dictionary(
      fc.constantFrom('.', './a', '#a', 'import', 'types', 'default', '__proto__', './*'),
      fc.oneof(anything, fc.constantFrom('./index.js', './index.d.ts', './', '../x', './*')),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(field, value, { maxKeys: 4 }), hostileText, async (manifest, text) => {
      const { verdict, proposed } = await examined(fields(manifest), {
        'index.js': text,
        'index.d.ts': text,
        'a.css': text,
      });
      expect(verdict).toMatch(/^kit 1\.0\.0 .+\.$/);
      expect(() => void JSON.parse(proposed)).not.toThrow();
    }),
    fuzz(40),
  );
});
