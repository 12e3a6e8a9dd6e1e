/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern which fixtures a fixture needs: none */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import { SEARCH_HOST } from '../../src/model/constants.ts';
import { buildFixtureInto } from './build-fixture.ts';
import { startSearchServer } from './search-server.ts';
import type { SearchServer } from './search-server.ts';
import { HOSTED_RECORDS, TRENDING_RECORDS } from './search-site-records.ts';
import { sharedSite } from './shared-sites.ts';
import { PER_WORKER, serving, test as base } from './sites.ts';
import type { ServedSite } from './sites.ts';

interface Hosts {
  first: SearchServer;
  second: SearchServer;
}

interface SearchSites {
  /** tests/fixtures/searching with the embedded index and default settings. */
  searching: ServedSite;
  /** The same with every dialog setting changed. */
  otherSettings: ServedSite;
  /** The same with a hosted index on two loopback hosts and the embedded index as fallback. */
  hostedSite: ServedSite;
  /** The same without the embedded index and without personalization. */
  hostedAlone: ServedSite;
  hostServers: Hosts;
}

export const OTHER_SETTINGS = {
  placeholder: 'Find it',
  maxQueryLength: 512,
  resultsPerGroup: 8,
  hitsPerPage: 12,
  recentSearches: 5,
  openOnFocus: false,
  missingResultsUrl: 'https://forms.example/missing?query={query}',
};

interface SearchHosts {
  /** The two loopback hosts, reset: no requests recorded, both answering. */
  hosts: Hosts;
  /** Whether client timeouts fire. Off by default: on a busy machine any host can be slow. */
  hostTimeouts: boolean;
}

export const test = base.extend<SearchHosts, SearchSites>({
  hostTimeouts: [false, { option: true }],
  searching: [({}, provide) => servingShared('searching', {}, provide), PER_WORKER],
  otherSettings: [
    ({}, provide) => servingShared('searching-with-other-settings', OTHER_SETTINGS, provide),
    PER_WORKER,
  ],
  hostedSite: [
    ({ hostServers }, provide) =>
      servingWith({ ...hostedSettings(hostServers), recommendations: true }, provide),
    PER_WORKER,
  ],
  hostedAlone: [
    ({ hostServers }, provide) => {
      const settings = hostedSettings(hostServers);
      return servingWith({ ...settings, embeddedFallback: false, personalization: false }, provide);
    },
    PER_WORKER,
  ],
  hostServers: [
    async ({}, provide) => {
      const options = { records: HOSTED_RECORDS, trending: TRENDING_RECORDS };
      const servers = { first: await startSearchServer(options), second: await startSearchServer(options) };
      await provide(servers);
      await Promise.all(Object.values(servers).map((server) => server.close()));
    },
    { scope: 'worker' },
  ],
  hosts: async ({ page, hostServers, hostTimeouts }, provide) => {
    if (!hostTimeouts) await disableHostTimeouts(page);
    for (const server of Object.values(hostServers)) {
      server.requests.length = 0;
      server.behave({ does: 'answer' });
    }
    await provide(hostServers);
  },
});

/** Disables the timeouts of the hosted client; the dialog itself only has shorter timers. */
async function disableHostTimeouts(page: Page): Promise<void> {
  await page.addInitScript((longest) => {
    const later = setTimeout;
    globalThis.setTimeout = ((action: () => void, ms = 0, ...rest: []) =>
      ms < longest ? later(action, ms, ...rest) : 0) as typeof setTimeout;
  }, SEARCH_HOST.connectMs);
}

function hostedSettings({ first, second }: Hosts) {
  return {
    provider: 'algolia',
    appId: 'TESTAPP',
    apiKey: 'public-search-key',
    indexName: 'docs',
    host: first.origin,
    hosts: [second.origin],
  };
}

type Provide = (site: ServedSite) => Promise<void>;

async function servingShared(name: string, settings: object, provide: Provide): Promise<void> {
  const dir = await sharedSite(name, (outDir) => buildInto(outDir, { provider: 'embedded', ...settings }));
  await serving(dir, createSiteServer({ dir }), provide);
}

/** Builds a site for one worker, because it names the worker's own hosts. */
async function servingWith(settings: object, provide: Provide): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'searching-'));
  const dir = path.join(folder, 'dist');
  await buildInto(dir, settings);
  await serving(dir, createSiteServer({ dir }), provide);
  await rm(folder, { recursive: true });
}

async function buildInto(outDir: string, settings: object): Promise<void> {
  await buildFixtureInto(outDir, 'searching', [], { SEARCH_SETTINGS: JSON.stringify(settings) });
}
