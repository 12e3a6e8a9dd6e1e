import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { listen } from '../../src/build/serve/listen.ts';
import { createSiteServer } from '../../src/build/serve/server.ts';
import { buildFixture } from './build-fixture.ts';
import { distDir } from './built-site.ts';
import { createPlainHost } from './plain-host.ts';

export interface ServedSite {
  dir: string;
  /** As `http://127.0.0.1:1234`. */
  origin: string;
}

interface Sites {
  /** tests/fixtures/page-types behind the bundled server. */
  pageTypes: ServedSite;
  /** tests/fixtures/hosted-search behind the bundled server. */
  hostedSearch: ServedSite;
  /** The real site on a host that knows no redirects. */
  plainHost: ServedSite;
}

/** Sites beside the real one, which every test has as `baseURL`. Each is made when a worker first needs it. */
export const test = base.extend<object, Sites>({
  pageTypes: [({}, use) => servingFixture('page-types', use), { scope: 'worker' }],
  hostedSearch: [({}, use) => servingFixture('hosted-search', use), { scope: 'worker' }],
  plainHost: [({}, use) => serving(distDir, createPlainHost(distDir), use), { scope: 'worker' }],
});

async function servingFixture(name: string, use: (site: ServedSite) => Promise<void>): Promise<void> {
  const dir = await buildFixture(name);
  await serving(dir, createSiteServer({ dir }), use);
  await rm(path.dirname(dir), { recursive: true });
}

async function serving(
  dir: string,
  server: Server,
  use: (site: ServedSite) => Promise<void>,
): Promise<void> {
  const origin = await listen(server, { host: '127.0.0.1', port: 0, portIsFixed: true });
  await use({ dir, origin });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
