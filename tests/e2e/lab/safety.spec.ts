import { expect } from '@playwright/test';
import { buildInWorker, startWorker, test } from '../../support/lab-site.ts';

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
