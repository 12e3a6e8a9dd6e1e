import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { hostFiles } from '../../src/engine/output/hosts/host-files.ts';
import type { SiteManifest } from '../../src/engine/output/hosts/site-manifest.ts';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import { startNginx } from '../../scripts/start-nginx.mjs';
import { serving } from '../support/sites.ts';
import { test } from '../support/test.ts';

const ISOLATED = { 'cross-origin-embedder-policy': 'require-corp' };
const MANIFEST: SiteManifest = {
  base: '/below/',
  routes: ['/', '/lab', '/404'],
  langs: ['en'],
  defaultLang: 'en',
  versions: [],
  defaultVersion: '',
  csp: "default-src 'none'",
  headers: [
    { path: '/lab', headers: ISOLATED },
    { path: '/assets/lab/*', headers: { ...ISOLATED, 'content-security-policy': "default-src 'self'" } },
  ],
  unhashed: ['pictures/'],
};
const FILES = ['index.html', 'lab.html', '404.html', 'assets/lab/tool-1f2e.js', 'assets/pictures/a.svg'];
const NAMES = [
  ...Object.keys(ISOLATED),
  'content-security-policy',
  'x-content-type-options',
  'cache-control',
];

test('nginx sends the headers of a path as the bundled server does', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'headers-'));
  const rules = hostFiles(MANIFEST).map(({ name, content }) => [name, content] as const);
  const files = [...FILES.map((name) => [name, name] as const), ...rules];
  for (const [name, content] of [...files, ['_site.json', JSON.stringify(MANIFEST)] as const]) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
  const { origin: nginx, stop } = await startNginx(dir);
  const headersAt = async (host: string, address: string) => {
    const { status, headers } = await fetch(`${host}/below/${address}`);
    return [address, status, ...NAMES.map((name) => headers.get(name))];
  };
  await serving(dir, createSiteServer({ dir }), async ({ origin }) => {
    for (const address of ['lab', 'assets/lab/tool-1f2e.js', 'assets/pictures/a.svg', ''])
      expect(await headersAt(nginx, address)).toEqual(await headersAt(origin, address));
    expect(await headersAt(origin, 'lab')).toContain('require-corp');
    expect(await headersAt(origin, 'assets/lab/tool-1f2e.js')).toContain("default-src 'self'");
    expect(await headersAt(origin, '')).not.toContain('require-corp');
  });
  await stop();
  await rm(dir, { recursive: true });
});
