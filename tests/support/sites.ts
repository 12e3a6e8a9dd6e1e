/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern which fixtures a fixture needs: none */
import type { Server } from 'node:http';
import path from 'node:path';
import { test as base } from './base-test.ts';
import { listen } from '../../src/engine/serve/listen.ts';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import { distDir } from './built-site.ts';
import { createPlainHost } from './plain-host.ts';
import { buildFixtureInto, buildOwnSiteInto } from './build-fixture.ts';
import { writeClip } from './clip.ts';
import type { OwnSiteName } from './own-sites.ts';
import { sharedFixture, sharedSite } from './shared-sites.ts';
import { createSlowHost } from './slow-host.ts';

export interface ServedSite {
  dir: string;
  /** For example `http://127.0.0.1:1234`. */
  origin: string;
}

type Provide = (site: ServedSite) => Promise<void>;

interface Sites {
  /** tests/fixtures/page-types behind the bundled server, built without extensions and with the policy in its pages. */
  pageTypes: ServedSite;
  /** tests/fixtures/hosted-search behind the bundled server. */
  hostedSearch: ServedSite;
  /** tests/fixtures/furniture behind the bundled server. */
  furniture: ServedSite;
  /** tests/fixtures/type-hover behind the bundled server. */
  typeHover: ServedSite;
  /** tests/fixtures/two-locales behind the bundled server. */
  twoLocales: ServedSite;
  /**
   * tests/fixtures/diagrams behind the bundled server. Its diagram is red in the light theme and blue in the
   * dark one.
   */
  diagrams: ServedSite;
  /** tests/fixtures/diagrams with a recording, `clip.wav`, behind the bundled server. */
  clipSite: ServedSite;
  /** The real site on a host without redirects. */
  plainHost: ServedSite;
  /** The real site, with each document sent in many small pieces. */
  slowHost: ServedSite;
  /** tests/fixtures/page-types, which has its own 404 page, on a host without redirects. */
  plainPageTypes: ServedSite;
  /** A Chinese site with the page `/explorer`, and `/run` with receipts. */
  chineseProof: ServedSite;
  /** A site with the migration desk in English and Chinese. */
  deskSite: ServedSite;
  /** A site with the doctor in English and Chinese, whose English page is isolated as that of the lab is. */
  doctorSite: ServedSite;
  /** A site whose page `/lab` has a script and headers of its own. */
  ownScript: ServedSite;
  /** A site with the starter in English and Chinese. */
  starterSite: ServedSite;
}

/** Building a site can take longer than a test may on a busy machine. */
export const PER_WORKER = { scope: 'worker', timeout: 180_000 } as const;

/** Sites in addition to the real one, which every test has as `baseURL`. Each is built when first needed. */
export const test = base.extend<object, Sites>({
  pageTypes: [({}, provide) => servingFixture('page-types', provide, '--meta-policy'), PER_WORKER],
  hostedSearch: [({}, provide) => servingFixture('hosted-search', provide), PER_WORKER],
  furniture: [({}, use) => servingFixture('furniture', use), PER_WORKER],
  typeHover: [({}, use) => servingFixture('type-hover', use), PER_WORKER],
  twoLocales: [({}, use) => servingFixture('two-locales', use), PER_WORKER],
  diagrams: [({}, use) => servingFixture('diagrams', use), PER_WORKER],
  clipSite: [({}, provide) => servingClip(provide), PER_WORKER],
  plainHost: [({}, provide) => serving(distDir, createPlainHost(distDir), provide), PER_WORKER],
  slowHost: [({}, provide) => servingSlowly(provide), PER_WORKER],
  plainPageTypes: [
    ({ pageTypes: { dir } }, provide) => serving(dir, createPlainHost(dir), provide),
    PER_WORKER,
  ],
  chineseProof: [({}, provide) => servingOwnSite('chinese-proof', provide), PER_WORKER],
  deskSite: [({}, provide) => servingOwnSite('desk', provide), PER_WORKER],
  doctorSite: [({}, provide) => servingOwnSite('doctor', provide), PER_WORKER],
  ownScript: [({}, provide) => servingOwnSite('own-script', provide), PER_WORKER],
  starterSite: [({}, provide) => servingOwnSite('starter', provide), PER_WORKER],
});

async function servingFixture(name: string, provide: Provide, ...options: string[]): Promise<void> {
  const dir = await sharedFixture(name, ...options);
  await serving(dir, createSiteServer({ dir }), provide);
}

/** Serves a site that has the files and extensions of a test. */
export async function servingOwnSite(name: OwnSiteName, provide: Provide): Promise<void> {
  const dir = await sharedSite(name, (outDir) => buildOwnSiteInto(outDir, name));
  await serving(dir, createSiteServer({ dir }), provide);
}

async function servingClip(provide: Provide): Promise<void> {
  const dir = await sharedSite('clip', async (outDir) => {
    await buildFixtureInto(outDir, 'diagrams', []);
    await writeClip(path.join(outDir, 'clip.wav'));
  });
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
