import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawGet } from '../../../tests/support/raw-request.ts';
import { listen } from '../serve/listen.ts';
import { createDevServer, type DevServer } from './dev-server.ts';

declare const __ENGINE_ROOT__: string;

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'dev-server-'));
let dev: DevServer;
let origin = '';

beforeAll(async () => {
  mkdirSync(path.join(siteDir, 'docs/public'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(siteDir, name), text);
  write('site.config.ts', "export default { title: 'Dev' };\n");
  write('docs/index.mdx', '# Home\n\nWelcome.\n');
  write('docs/public/note.txt', 'A note.\n');
  dev = await createDevServer(__ENGINE_ROOT__, { siteDir, cacheDir: path.join(siteDir, 'cache') });
  origin = await listen(dev.server, { host: '127.0.0.1', port: 0, portIsFixed: true });
}, 60_000);

afterAll(async () => {
  dev.server.closeAllConnections();
  await new Promise((resolve) => dev.server.close(resolve));
  await dev.close();
  rmSync(siteDir, { recursive: true });
});

test.each(['//', '//?a=1', '///', '//[', '//%5Cevil.example/x.html', 'http://', '/%', '/%00', '*'])(
  'the dev server survives a request for %s',
  async (target) => {
    expect((await rawGet(origin, target)).status).toBeLessThan(500);
    expect((await rawGet(origin, '/')).status).toBe(200);
  },
);

test('the dev server survives a range that ends before it begins', async () => {
  expect((await rawGet(origin, '/note.txt', ['Range: bytes=5-2'])).status).toBe(200);
  expect((await rawGet(origin, '/')).status).toBe(200);
});
