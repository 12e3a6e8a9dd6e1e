/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern which fixtures a fixture needs: none */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import { SEARCH_HOST } from '../../src/model/constants.ts';
import { buildFixture } from './build-fixture.ts';
import { startSearchServer } from './search-server.ts';
import type { SearchServer } from './search-server.ts';
import { HOSTED_RECORDS, TRENDING_RECORDS } from './search-site-records.ts';
import { A_WORKER, serving, test as base } from './sites.ts';
import type { ServedSite } from './sites.ts';

interface Hosts {
  first: SearchServer;
  second: SearchServer;
}

interface SearchSites {
  /** tests/fixtures/searching with the embedded index and nothing set. */
  searching: ServedSite;
  /** The same with every number and text of the dialog set to another one. */
  otherSettings: ServedSite;
  /** The same with a hosted index on two loopback hosts, and the embedded one behind it. */
  hostedSite: ServedSite;
  /** The same without the embedded index, and without a memory for what readers chose. */
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
  /** The two loopback hosts, with nothing asked of them yet, and both answering. */
  hosts: Hosts;
  /** Whether the page gives up a host that takes too long: on a busy machine every host does at times. */
  givesUpHosts: boolean;
}

export const test = base.extend<SearchHosts, SearchSites>({
  givesUpHosts: [false, { option: true }],
  searching: [({}, provide) => servingWith({ provider: 'embedded' }, provide), A_WORKER],
  otherSettings: [
    ({}, provide) => servingWith({ provider: 'embedded', ...OTHER_SETTINGS }, provide),
    A_WORKER,
  ],
  hostedSite: [
    ({ hostServers }, provide) =>
      servingWith({ ...hostedSettings(hostServers), recommendations: true }, provide),
    A_WORKER,
  ],
  hostedAlone: [
    ({ hostServers }, provide) => {
      const settings = hostedSettings(hostServers);
      return servingWith({ ...settings, embeddedFallback: false, personalization: false }, provide);
    },
    A_WORKER,
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
  hosts: async ({ page, hostServers, givesUpHosts }, provide) => {
    if (!givesUpHosts) await waitForHosts(page);
    for (const server of Object.values(hostServers)) {
      server.requests.length = 0;
      server.behave({ does: 'answer' });
    }
    await provide(hostServers);
  },
});

/** Timers as long as those of the hosted client never ring; the dialog itself has only shorter ones. */
async function waitForHosts(page: Page): Promise<void> {
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

async function servingWith(settings: object, provide: (site: ServedSite) => Promise<void>): Promise<void> {
  process.env['SEARCH_SETTINGS'] = JSON.stringify(settings);
  const dir = await buildFixture('searching');
  delete process.env['SEARCH_SETTINGS'];
  await serving(dir, createSiteServer({ dir }), provide);
  await rm(path.dirname(dir), { recursive: true });
}
