import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawGet } from '../../../tests/support/raw-request.ts';
import { listen } from '../serve/listen.ts';
import type { Extension } from '../site/extension.ts';
import { createDevServer, type DevServer } from './dev-server.ts';

declare const __ENGINE_ROOT__: string;

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'dev-server-'));
/** Only a page with the component needs the file, as with the lab. */
let isShown = false;
const extension: Extension = {
  components: {
    Lab: {
      rule: { static: true, props: {}, children: [] },
      render(_, { scope }) {
        isShown = true;
        scope.scripts.add(path.join(siteDir, 'lab.ts'));
        return [{ type: 'raw', value: '<div id="lab"></div>' }];
      },
    },
  },
  files: () => (isShown ? [{ name: 'assets/lab/tool.wasm', content: new Uint8Array([0, 255]) }] : []),
  headers: () =>
    ['/lab', '/assets/worker-*'].map((name) => ({
      path: name,
      headers: { 'cross-origin-embedder-policy': 'require-corp' },
    })),
};
let dev: DevServer;
let origin = '';

beforeAll(async () => {
  mkdirSync(path.join(siteDir, 'docs/public'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(siteDir, name), text);
  write('site.config.ts', "export default { title: 'Dev' };\n");
  write('docs/index.mdx', '# Home\n\nWelcome.\n');
  write('docs/指南.mdx', "import { Part } from './Part.tsx'\n\n# 指南\n\n<Part />\n");
  write('docs/Part.tsx', 'export const Part = () => <p>The part.</p>;\n');
  write('docs/public/note.txt', 'A note.\n');
  write('docs/public/extra.html', 'Its own page.\n');
  write('clip.mp4', '0123');
  write('docs/lab.mdx', "import { Lab } from '@theme'\n\n# Lab\n\n<Lab />\n");
  write('docs/broken.mdx', "import { Broken } from './Broken.tsx'\n\n# Broken\n\n<Broken />\n");
  write(
    'docs/Broken.tsx',
    'type W = number;\n\nconst w: W = window.innerWidth;\nexport const Broken = () => w;\n',
  );
  write('docs/lost.mdx', "import Note from './_note.mdx'\n\n# Lost\n\n<Note />\n");
  write('lab.ts', "console.log('the lab');\n");
  const cacheDir = path.join(siteDir, 'cache');
  dev = await createDevServer(__ENGINE_ROOT__, { siteDir, cacheDir, extensions: [extension] });
  origin = await listen(dev.server, { host: '127.0.0.1', port: 0, portIsFixed: true });
}, 60_000);

afterAll(async () => {
  dev.server.closeAllConnections();
  await new Promise((resolve) => dev.server.close(resolve));
  await dev.close();
  rmSync(siteDir, { recursive: true });
});

test.each(['//', '//?a=1', '///', '//[', '//%5Cevil.example/x.html', 'http://', '/%', '/%00', '*'])(
  'survives a request for %s',
  async (target) => {
    expect((await rawGet(origin, target)).status).toBeLessThan(500);
    expect((await rawGet(origin, '/')).status).toBe(200);
  },
);

test('says what is missing on a page that cannot be rendered without it', async () => {
  const { status, body } = await rawGet(origin, '/lost');
  expect(status).toBe(500);
  expect(body).toContain('error docs/lost.mdx:1:1\n  The import "./_note.mdx" does not exist.');
});

test('sends parts of public files and of files that the bundler serves, and survives other ranges', async () => {
  const ask = async (target: string, range: string) => {
    const { status, body } = await rawGet(origin, target, [`Range: ${range}`]);
    return [status, body];
  };
  expect(await ask('/note.txt', 'bytes=2-5')).toEqual([206, 'note']);
  expect(await ask('/note.txt', 'bytes=-2')).toEqual([206, '.\n']);
  expect(await ask('/note.txt', 'bytes=99-')).toEqual([416, '']);
  expect(await ask('/note.txt', 'bytes=5-2')).toEqual([200, 'A note.\n']);
  const clip = `/@fs${path.join(siteDir, 'clip.mp4')}`;
  expect(await ask(clip, 'bytes=1-2')).toEqual([206, '12']);
  for (const range of ['bytes=3-1', 'bytes=-2']) expect(await ask(clip, range)).toEqual([200, '0123']);
  expect((await rawGet(origin, '/')).status).toBe(200);
});

test('serves public files under their names only, like the built site', async () => {
  expect((await rawGet(origin, '/extra')).status).toBe(404);
  expect((await rawGet(origin, '/../site.config.ts')).status).toBe(404);
});

test('serves a page whose name has other letters, and its module', async () => {
  const name = encodeURIComponent('指南');
  const page = await rawGet(origin, `/${name}`);
  expect(page.status).toBe(200);
  expect(page.body).toContain('The part.');
  const { status, header } = await rawGet(origin, `/${name}.html`);
  expect([status, header('location')]).toEqual([307, `/${name}`]);
  const [, module = ''] = /"([^"]*virtual:page:[^"]*)"/.exec(page.body) ?? [];
  expect(module).toContain(name);
  expect(await (await fetch(origin + module)).text()).toContain('Part.tsx');
}, 30_000);

test('serves scripts, headers and files of extensions', async () => {
  const page = await fetch(`${origin}/lab`);
  expect(page.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  const [, script = ''] = /<script type="module" async src="([^"]*lab\.ts)"/.exec(await page.text()) ?? [];
  expect(await (await fetch(origin + script)).text()).toContain('the lab');
  const file = await fetch(`${origin}/assets/lab/tool.wasm`);
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255]);
  expect(file.headers.get('content-type')).toBe('application/wasm');
  expect((await fetch(origin)).headers.get('cross-origin-embedder-policy')).toBeNull();
}, 30_000);

test('sends the headers of built workers with the scripts of workers', async () => {
  const script = `/@fs${path.join(siteDir, 'lab.ts')}?worker_file&type=module`;
  const policyOf = async (use: string) =>
    (await rawGet(origin, script, [`Sec-Fetch-Dest: ${use}`])).header('cross-origin-embedder-policy');
  expect(await policyOf('worker')).toBe('require-corp');
  expect(await policyOf('script')).toBeUndefined();
});

test('names the file and the line of code that fails while it is loaded', async () => {
  const page = await fetch(`${origin}/broken`);
  expect(page.status).toBe(500);
  expect(await page.text()).toMatch(
    /docs\/Broken\.tsx:3:\d+\s+This file failed to load: window is not defined\./,
  );
}, 30_000);
