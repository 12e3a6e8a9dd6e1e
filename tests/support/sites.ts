/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern which fixtures a fixture needs: none */
import type { Server } from 'node:http';
import { test as base } from '@playwright/test';
import { listen } from '../../src/engine/serve/listen.ts';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import { distDir } from './built-site.ts';
import { createPlainHost } from './plain-host.ts';
import { sharedFixture } from './shared-sites.ts';
import { createSlowHost } from './slow-host.ts';

export interface ServedSite {
  dir: string;
  /** As `http://127.0.0.1:1234`. */
  origin: string;
}

type Provide = (site: ServedSite) => Promise<void>;

interface Sites {
  /** tests/fixtures/page-types, without extensions and with the policy in its pages too, behind the bundled server. */
  pageTypes: ServedSite;
  /** tests/fixtures/hosted-search behind the bundled server. */
  hostedSearch: ServedSite;
  /** tests/fixtures/furniture behind the bundled server. */
  furniture: ServedSite;
  /** tests/fixtures/type-hover behind the bundled server. */
  typeHover: ServedSite;
  /** tests/fixtures/two-locales behind the bundled server. */
  twoLocales: ServedSite;
  /** tests/fixtures/diagrams behind the bundled server: its drawing is red in the light theme and blue in the dark one. */
  diagrams: ServedSite;
  /** The real site on a host that knows no redirects. */
  plainHost: ServedSite;
  /** The real site, each document in many small pieces. */
  slowHost: ServedSite;
  /** tests/fixtures/page-types, which has a 404 page of its own, on such a host. */
  plainPageTypes: ServedSite;
}

/** Building a site takes seconds; on a busy machine it takes longer than a test may. */
export const A_WORKER = { scope: 'worker', timeout: 180_000 } as const;

/** Sites beside the real one, which every test has as `baseURL`. Each is made when it is first needed. */
export const test = base.extend<object, Sites>({
  pageTypes: [
    ({}, provide) => servingFixture('page-types', provide, '--meta-policy', '--no-extensions'),
    A_WORKER,
  ],
  hostedSearch: [({}, provide) => servingFixture('hosted-search', provide), A_WORKER],
  furniture: [({}, use) => servingFixture('furniture', use), A_WORKER],
  typeHover: [({}, use) => servingFixture('type-hover', use), A_WORKER],
  twoLocales: [({}, use) => servingFixture('two-locales', use), A_WORKER],
  diagrams: [({}, use) => servingFixture('diagrams', use), A_WORKER],
  plainHost: [({}, provide) => serving(distDir, createPlainHost(distDir), provide), A_WORKER],
  slowHost: [({}, provide) => servingSlowly(provide), A_WORKER],
  plainPageTypes: [
    ({ pageTypes: { dir } }, provide) => serving(dir, createPlainHost(dir), provide),
    A_WORKER,
  ],
});

async function servingFixture(name: string, provide: Provide, ...options: string[]): Promise<void> {
  const dir = await sharedFixture(name, ...options);
  await serving(dir, createSiteServer({ dir }), provide);
}

async function servingSlowly(provide: Provide): Promise<void> {
  await serving(distDir, createSiteServer({ dir: distDir }), async ({ origin }) => {
    await serving(distDir, createSlowHost(origin), provide);
  });
}

export async function serving(dir: string, server: Server, provide: Provide): Promise<void> {
  const origin = await listen(server, { host: '127.0.0.1', port: 0, portIsFixed: true });
  await provide({ dir, origin });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
