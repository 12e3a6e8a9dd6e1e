import { expect } from '@playwright/test';
import { encodeShare } from '../../../src/lab/model/share.ts';
import { expectBuilt, startLab, writeFile } from '../../support/lab-page.ts';
import { buildInWorker, refusalOf, startWorker, test } from '../../support/lab-site.ts';

/** What code could use to store, send or load something. */
const WAYS_OUT = [
  'caches',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'EventSource',
  'WebTransport',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'navigator',
  'importScripts',
  'cookieStore',
  'Cache',
  'CacheStorage',
  'IDBFactory',
  'Request',
  'Response',
  'Blob',
  'File',
  'FileReaderSync',
  'Notification',
  'location',
  'webkitRequestFileSystem',
  'scheduler',
  'postMessage',
];

const CODE = { kind: 'code', path: 'rslib.config.mjs' } as const;

function projectWith(code: string): Record<string, string> {
  return {
    'package.json': '{ "type": "module" }',
    'src/index.js': 'export default 1;\n',
    'rslib.config.mjs': `${code}\nexport default {};\n`,
  };
}

/** Returns what the code of a configuration printed as JSON. */
function printedJson(console: string): unknown {
  const line = console.split('\n').find((text) => text.startsWith('JSON '));
  if (line === undefined) throw new Error(`Nothing was printed:\n${console}`);
  return JSON.parse(line.slice('JSON '.length));
}

test('code of a configuration finds no way out of the worker', async ({ startedLab }) => {
  const code = `
    const found = ${JSON.stringify(WAYS_OUT)}.filter((name) => {
      const everywhere = [globalThis, Object.getPrototypeOf(globalThis), Object.getPrototypeOf(Object.getPrototypeOf(globalThis))];
      return everywhere.some((object) => name in object) || new Function('return typeof ' + name)() !== 'undefined';
    });
    console.log('JSON ' + JSON.stringify(found));`;
  const built = await startedLab.build(projectWith(code), CODE);
  expect(printedJson(built.console)).toEqual([]);
  expect(built.ok).toBe(true);
});

test('code of a configuration can import no script', async ({ startedLab }) => {
  const elsewhere = ['https://example.com/a.js', 'data:text/javascript,export default 1', 'blob:null/1'];
  const code = `
    const load = new Function('address', 'return import(address)');
    const results = [];
    for (const address of ${JSON.stringify(elsewhere)})
      results.push(await load(address).then(() => 'loaded', (error) => error.name));
    results.push(typeof URL.createObjectURL);
    console.log('JSON ' + JSON.stringify(results));`;
  const built = await startedLab.build(projectWith(code), CODE);
  expect(printedJson(built.console)).toEqual(['TypeError', 'TypeError', 'TypeError', 'undefined']);
});

/** Has a worker of its own, because it changes what all code of the worker uses. */
test('code that takes hold of a thread cannot start a worker with it', async ({ page, labSite }) => {
  await startWorker(page, labSite);
  // The runtime of the threads keeps them in lists.
  const code = `
    const seen = [];
    const { push } = Array.prototype;
    Array.prototype.push = function (...values) {
      for (const value of values) if (typeof value?.terminate === 'function') seen[seen.length] = value;
      return push.apply(this, values);
    };
    export default {
      plugins: [{
        name: 'look',
        setup(api) {
          api.onAfterBuild(() => console.log('JSON ' + JSON.stringify(seen.map(({ constructor }) => constructor.name))));
        },
      }],
    };`;
  const files = { ...projectWith(''), 'rslib.config.mjs': code };
  const built = await buildInWorker(page, files, CODE);
  expect(new Set(printedJson(built.console) as string[])).toEqual(new Set(['EventTarget']));
});

test('code of a configuration cannot plant a script for other pages', async ({ startedLab }) => {
  const entry = await startedLab.page.locator('script[data-entry]').getAttribute('src');
  const code = `
    const results = [];
    for (const attempt of [
      () => caches.open('read-before').then((cache) => cache.put('${entry}', new Response('alert(1)'))),
      () => indexedDB.open('x'),
      () => navigator.storage.getDirectory(),
      () => fetch('${entry}'),
      () => new Worker('${entry}'),
      () => new BroadcastChannel('x'),
    ]) {
      try { await attempt(); results.push('worked'); } catch (error) { results.push(error.name); }
    }
    console.log('JSON ' + JSON.stringify(results));`;
  const built = await startedLab.build(projectWith(code), CODE);
  expect(new Set(printedJson(built.console) as string[])).toEqual(new Set(['ReferenceError']));
  expect(await startedLab.page.evaluate(() => caches.keys())).toEqual([]);
  expect(await startedLab.page.evaluate(() => indexedDB.databases())).toEqual([]);
});

const LOADER = '/node_modules/@rspack/core/dist/cssExtractLoader.js';
const EVIL = { 'src/evil.js': "console.log('This ran.');\nexport default [];\n" };
const WEB = { lib: [{ format: 'esm' }], output: { target: 'web' } };

/** Ways in which a configuration of literals can make the build run code, and the file that the lab asks about. */
const CODE_IN_BUILDS = {
  'a loader that an import names': [
    { ...EVIL, 'src/index.js': `import '!!${LOADER}!./evil.js';\n` },
    {},
    'src/evil.js',
  ],
  'a loader whose name is computed': [
    { ...EVIL, 'src/index.js': `import('\\x21!${LOADER}' + '\\x21./evil.js');\n` },
    {},
    'src/evil.js',
  ],
  'a data URL that an import hands to a loader': [
    { 'src/index.js': `import '!!${LOADER}!data:text/javascript,console.log(1)//';\n` },
    {},
    'data:text/javascript,console.log(1)//',
  ],
  'a rule of Rspack that names a loader': [
    { ...EVIL, 'src/index.js': "import './evil.js';\n" },
    { tools: { rspack: { module: { rules: [{ test: /evil/, loader: LOADER }] } } } },
    'rslib.config.mjs',
  ],
  'a rule of Rspack that names a file of the project': [
    { 'src/index.js': "import './a.txt';\n", 'src/a.txt': '', 'loader.cjs': "console.log('This ran.');" },
    { tools: { rspack: { module: { rules: [{ test: /txt$/, loader: './loader.cjs' }] } } } },
    'loader.cjs',
  ],
  'an alias for what CSS imports': [
    { ...EVIL, 'src/index.js': "import './a.css';\n", 'src/a.css': '.a {}\n' },
    { resolve: { alias: { '/node_modules/@rsbuild/core/compiled/css-loader/api.js': './src/evil.js' } } },
    'src/evil.js',
  ],
  'a definition that CSS contains': [
    { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a {}\n' },
    { source: { define: { 'module.id': "console.log('This ran.')" } } },
    'rslib.config.mjs',
  ],
  'a PostCSS configuration': [
    { 'src/index.js': "import './a.css';\n", 'src/a.css': '', 'postcss.config.mjs': 'export default {};\n' },
    {},
    'postcss.config.mjs',
  ],
} as const;
for (const [what, [files, options, file]] of Object.entries(CODE_IN_BUILDS)) {
  test(`${what} does not run before the reader allows it`, async ({ startedLab: { page } }) => {
    const config = { kind: 'literal', value: { ...WEB, ...options } } as const;
    const reply = await refusalOf(page, { ...projectWith(''), ...files }, config);
    expect(reply).toEqual({ type: 'refused', id: 1, file });
  });
}

test('CSS with values in definitions is built without a question', async ({ startedLab }) => {
  const files = {
    ...projectWith(''),
    'src/index.js':
      "import './a.css';\nimport styles from './b.module.css';\nexport default [styles, NAME];\n",
    'src/a.css': "@import './c.css';\n.a { background: url(./a.svg) }\n",
    'src/b.module.css': ".b { composes: d from './d.module.css' }\n",
    'src/c.css': '.c { color: red }\n',
    'src/d.module.css': '.d { color: red }\n',
    'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  };
  const value = { ...WEB, source: { define: { NAME: '"x"', VERSION: 1 } } };
  expect(await startedLab.build(files, { kind: 'literal', value })).toMatchObject({ ok: true });
});

const LEAVE = "globalThis.left = 'behind';";
const LOOK = "console.log(globalThis.left === undefined ? 'Nothing is left.' : 'Something is left.');";
const LITERAL = { 'package.json': '{ "type": "module" }', 'rslib.config.mjs': 'export default {};\n' };

/** Projects whose code leaves something in the worker, and the button that lets it run. */
const LEAVING = {
  'a configuration': [projectWith(LEAVE), 'Run this configuration'],
  'a source that a loader evaluates': [
    {
      ...LITERAL,
      'src/index.js': `import '!!${LOADER}!./leave.js';\nexport default 1;\n`,
      'src/leave.js': `${LEAVE}\nexport default [];\n`,
    },
    'Run this code',
  ],
} as const;
for (const [what, [files, button]] of Object.entries(LEAVING)) {
  test(`what the code of ${what} leaves in the worker is gone in the next project`, async ({
    page,
    labSite,
  }) => {
    await startLab(page, `${labSite.origin}/lab${await encodeShare(files)}`);
    await page.getByRole('button', { name: button }).click();
    await expectBuilt(page, /^Built in/);
    await page.evaluate((hash) => location.assign(hash), await encodeShare(projectWith(LOOK)));
    await page.getByRole('button', { name: 'Run this configuration' }).click();
    await page.getByText('Console', { exact: true }).click();
    await expect(page.locator('.lab-console')).toContainText('Nothing is left.');
  });
}

test('what an edit of a project leaves in the worker is seen by its next build, and gone after Reset', async ({
  page,
  labSite,
}) => {
  await startLab(page, `${labSite.origin}/lab${await encodeShare(projectWith(LOOK))}`);
  await page.getByRole('button', { name: 'Run this configuration' }).click();
  await expectBuilt(page, /^Built in/);
  await page.getByText('Console', { exact: true }).click();
  // Only this build prints that, so the next edit does not come before it has run.
  await writeFile(page, 'rslib.config.mjs', `${LEAVE}\nconsole.log('Leaving it.');\nexport default {};\n`);
  await expect(page.locator('.lab-console')).toContainText('Leaving it.');
  await writeFile(page, 'rslib.config.mjs', `${LOOK}\nexport default {};\n`);
  await expect(page.locator('.lab-console')).toContainText('Something is left.');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Run this configuration' }).click();
  await page.getByText('Console', { exact: true }).click();
  await expect(page.locator('.lab-console')).toContainText('Nothing is left.');
});
