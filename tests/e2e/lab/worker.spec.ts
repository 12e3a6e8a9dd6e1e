import { expect } from '@playwright/test';
import { buildInWorker, startWorker, test } from '../../support/lab-site.ts';
import { recordFaults } from '../../support/reader.ts';

const PROJECT = {
  'package.json': '{ "name": "sum", "type": "module" }',
  'rslib.config.ts': 'export default {};',
  'src/index.ts': 'export const sum = (one: number, other: number): number => one + other;\n',
};
const BOTH_FORMATS = { kind: 'literal', value: { lib: [{ format: 'esm' }, { format: 'cjs' }] } } as const;

test('builds a project to ESM and CommonJS in a worker of an isolated page', async ({ page, labSite }) => {
  const faults = await recordFaults(page);
  expect(await startWorker(page, labSite)).toMatchObject({ type: 'ready' });
  const built = await buildInWorker(page, PROJECT, BOTH_FORMATS);
  expect(built).toMatchObject({ ok: true, missing: [] });
  expect(built.files['dist/index.js']).toBe('const sum = (one, other)=>one + other;\nexport { sum };\n');
  expect(built.files['dist/index.cjs']).toContain('exports.sum = ');
  expect(built.console).toContain('Rslib v');
  expect(built.console).toContain('dist/');
  expect(faults).toEqual([]);
});

test('starts each build with the files of its project alone', async ({ startedLab }) => {
  await startedLab.build({ ...PROJECT, 'src/other.ts': 'export {};\n' }, BOTH_FORMATS);
  const built = await startedLab.build(PROJECT, { kind: 'literal', value: { lib: [{ bundle: false }] } });
  expect(Object.keys(built.files)).toEqual(['dist/index.js']);
});

test('reports what Rslib says about a project that does not build, also after a silent build', async ({
  startedLab,
}) => {
  const silent = { kind: 'literal', value: { logLevel: 'silent', lib: [{ format: 'esm' }] } } as const;
  expect(await startedLab.build(PROJECT, silent)).toMatchObject({ ok: true });
  const broken = { ...PROJECT, 'src/index.ts': "export * from './missing';\n" };
  const built = await startedLab.build(broken, BOTH_FORMATS);
  expect(built.ok).toBe(false);
  expect(built.console).toContain("Can't resolve './missing'");
});

test('extracts CSS, scopes CSS Modules, and injects styles', async ({ startedLab }) => {
  const files = {
    ...PROJECT,
    'src/index.ts': "import './a.css';\nimport styles from './b.module.css';\nexport default styles.box;\n",
    'src/a.css': '.a { user-select: none }\n',
    'src/b.module.css': '.box { color: green }\n',
  };
  const build = (lib: object, output: object) =>
    startedLab.build(files, {
      kind: 'literal',
      value: { lib: [lib], output: { target: 'web', ...output } },
    });
  const bundled = await build({}, {});
  expect(bundled.files['dist/index.css']).toMatch(/-webkit-user-select[^]*\.box-\w+ \{/);
  const separate = await build({ bundle: false }, {});
  expect(Object.keys(separate.files)).toEqual([
    'dist/a.css',
    'dist/b.module.js',
    'dist/b_module.css',
    'dist/index.js',
  ]);
  const injected = await build({}, { injectStyles: true });
  expect(Object.keys(injected.files)).toEqual(['dist/index.js']);
  expect(injected.files['dist/index.js']).toContain('user-select');
});

test('bundles a package that the lab has, and keeps any other external with a note', async ({
  startedLab,
}) => {
  const source = "import mitt from 'mitt';\nimport other from 'not-there';\nexport default [mitt, other];\n";
  const built = await startedLab.build({ ...PROJECT, 'src/index.ts': source }, BOTH_FORMATS);
  expect(built).toMatchObject({ ok: true, missing: ['not-there'] });
  expect(built.files['dist/index.js']).toContain('from "not-there"');
  expect(built.files['dist/index.js']).not.toContain('from "mitt"');
});

test('code in sources that a loader evaluates finds no way out either', async ({ startedLab }) => {
  const loader = '/node_modules/@rspack/core/dist/cssExtractLoader.js';
  const files = {
    ...PROJECT,
    'src/index.ts': `import '!!${loader}!./evil.js';\n`,
    'src/evil.js': "throw new Error([typeof caches, typeof fetch, typeof indexedDB].join(' '));\n",
  };
  const built = await startedLab.build(files, BOTH_FORMATS, true);
  expect(built.ok).toBe(false);
  expect(built.console).toContain('undefined undefined undefined');
});

test('evaluates what a configuration imports to its end, with files that wait for something', async ({
  startedLab,
}) => {
  const files = {
    ...PROJECT,
    'rslib.config.ts': `import { format } from './format';
      const { banner } = await import('./banner');
      export default { lib: [{ format, banner: { js: banner } }] };`,
    'format.ts':
      "await new Promise((resolve) => setTimeout(resolve));\nexport const format: string = 'cjs';\n",
    'banner.ts': "export const banner = await Promise.resolve('// late');\n",
  };
  const built = await startedLab.build(files, { kind: 'code', path: 'rslib.config.ts' });
  expect(built.files['dist/index.cjs']).toMatch(/^\/\/ late\n"use strict"/);
});

test('runs a PostCSS configuration and a loader of the project, also after they were edited', async ({
  startedLab,
}) => {
  const filesWith = (word: string) => ({
    ...PROJECT,
    'src/index.ts': "import './a.css';\nexport { default } from './greeting.note';\n",
    'src/a.css': '.a { color: red }\n',
    'src/greeting.note': 'hello',
    'postcss.config.mjs': `import { rename } from './rename.ts';
      export default { plugins: [{ postcssPlugin: 'rename', Rule: rename('${word}') }] };`,
    'rename.ts': `export const rename = (word: string) => (rule: { selector: string }) => {
      rule.selector = '.' + word;
    };`,
    'text-loader.mjs': `export default (text) => 'export default ' + JSON.stringify(text + ' ${word}');`,
  });
  const rules = [{ test: /\.note$/, loader: './text-loader.mjs' }];
  const config = {
    kind: 'literal',
    value: { lib: [{ format: 'esm' }], output: { target: 'web' }, tools: { rspack: { module: { rules } } } },
  } as const;
  for (const word of ['one', 'two']) {
    const built = await startedLab.build(filesWith(word), config, true);
    expect(built.files['dist/index.css']).toContain(`.${word} {`);
    expect(built.files['dist/index.js']).toContain(`"hello ${word}"`);
  }
});

test('prints the sizes of files that CSS refers to', async ({ startedLab }) => {
  const files = {
    ...PROJECT,
    'src/index.ts': "import './a.css';\n",
    'src/a.css': '.a { background: url(./a.svg) }\n',
    'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  };
  const value = { lib: [{ format: 'esm' }], output: { target: 'web' } };
  const built = await startedLab.build(files, { kind: 'literal', value });
  expect(built.ok).toBe(true);
  expect(built.console).toMatch(/a\.svg.* kB/);
});

const HOSTILE = {
  'a path out of the project': [{ '../../x': '' }, false, 'is not a path inside the project'],
  'a configuration that throws': [{ 'rslib.config.ts': "throw new Error('no');" }, false, 'no'],
  'a configuration that imports a file that throws after waiting': [
    {
      'rslib.config.ts': "import './late';\nexport default {};",
      'late.ts': "await 0;\nthrow new Error('no');",
    },
    false,
    'no',
  ],
  'a configuration that leaves a rejection unread': [
    { 'rslib.config.ts': "void Promise.reject(new Error('no'));\nexport default {};" },
    false,
    'Uncaught Error: no',
  ],
  'a configuration with an error in a timer': [
    {
      'rslib.config.ts': `const later = new Promise((resolve) => {
        setTimeout(() => { resolve({}); throw new Error('no'); });
      });
      export default () => later;`,
    },
    false,
    'Uncaught Error: no',
  ],
  'a configuration that ends its process': [{ 'rslib.config.ts': 'process.exit(3);' }, false, 'Rslib v'],
  'a configuration that sets an exit code': [
    { 'rslib.config.ts': 'process.exitCode = 3;\nexport default {};' },
    false,
    'built in',
  ],
  'an import cycle': [
    {
      'src/index.ts': "export * from './b';\nexport const a = 1;\n",
      'src/b.ts': "export * from './index';\n",
    },
    true,
    'built in',
  ],
  'a source of 5 MB': [{ 'src/index.ts': `export const a = '${'x'.repeat(5e6)}';\n` }, true, 'built in'],
  '2,000 files': [
    Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [`src/file-${index}.ts`, `export const a = ${index};\n`]),
    ),
    true,
    'built in',
  ],
} as const;
for (const [what, [files, ok, printed]] of Object.entries(HOSTILE)) {
  test(`answers ${what}, and builds the next project`, async ({ startedLab }) => {
    const code = { kind: 'code', path: 'rslib.config.ts' } as const;
    const built = await startedLab.build({ ...PROJECT, ...files }, code);
    expect(built.ok).toBe(ok);
    expect(built.console).toContain(printed);
    expect(await startedLab.build(PROJECT, BOTH_FORMATS)).toMatchObject({ ok: true });
  });
}
