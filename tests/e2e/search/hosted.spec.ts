import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SEARCH, SEARCH_HOST } from '../../../src/model/constants.ts';
import {
  fillQuery,
  dialogOf,
  searchFor,
  groupOf,
  inputOf,
  openSearch,
  optionsOf,
  panelOf,
} from '../../support/search-dialog.ts';
import type { SearchServer } from '../../support/search-server.ts';
import { test } from '../../support/test.ts';

const QUERIES = '/1/indexes/*/queries';

interface HostState {
  status: string;
  since: number;
}

/** Returns the hosts marked as bad in local storage, by address. */
async function badHosts(page: Page): Promise<Record<string, HostState>> {
  const stored = await page.evaluate(() => localStorage.getItem('search-hosts') ?? '{}');
  const states = Object.entries(JSON.parse(stored) as Record<string, HostState>);
  return Object.fromEntries(states.map(([key, state]) => [(JSON.parse(key) as string[])[1], state]));
}

const addressOf = ({ origin }: SearchServer) => new URL(origin).host;
const requestCount = ({ requests }: SearchServer) => requests.length;
const hostedHits = (page: Page) => optionsOf(page).filter({ hasText: 'Hosted' });
const notice = (page: Page) =>
  panelOf(page).getByText(
    'The search service cannot be reached. These results come from the index of this site.',
  );

test('[R14] pages preconnect to the first host, and not at all with the embedded search', async ({
  page,
  hostedSite,
  searching,
  hosts,
}) => {
  const preconnect = page.locator('head link[rel="preconnect"]');
  await page.goto(hostedSite.origin);
  await expect(preconnect).toHaveCount(1);
  await expect(preconnect).toHaveAttribute('href', hosts.first.origin);
  await page.goto(searching.origin);
  await expect(preconnect).toHaveCount(0);
});

test('[C1] [S2] [K2] a query requests what is shown; choosing a section requests its hits and the counts of all sections', async ({
  page,
  hostedSite,
  hosts,
}) => {
  await openSearch(page, hostedSite.origin);
  await searchFor(page, 'lantern');
  const [request] = hosts.first.requests;
  expect([request?.method, request?.path]).toEqual(['POST', QUERIES]);
  expect(request?.body).toMatchObject({
    requests: [
      {
        indexName: 'docs',
        query: 'lantern',
        hitsPerPage: SEARCH.hitsPerPage,
        attributesToSnippet: [`content:${SEARCH.snippetWords}`],
        facetFilters: ['lang:en'],
      },
    ],
  });
  await expect(groupOf(page, 'results-0').locator('.search-group-title')).toHaveText('Guide');
  await expect(hostedHits(page)).toHaveCount(3);
  await dialogOf(page)
    .getByRole('button', { name: /^Config/ })
    .click();
  await expect(hostedHits(page)).toHaveCount(1);
  expect(hosts.first.requests[1]?.body).toMatchObject({
    requests: [{ facetFilters: ['lang:en', 'hierarchy.lvl0:Config'] }, { type: 'facet' }],
  });
  await expect(dialogOf(page).getByRole('button', { name: /^(Guide|Config)/ })).toHaveText([
    'Guide 2',
    'Config 1',
  ]);
});

test('[C6] answers a repeated query from memory', async ({ page, hostedSite, hosts }) => {
  await openSearch(page, hostedSite.origin);
  for (const query of ['lantern', 'amber', 'lantern', 'amber', ' lantern ']) {
    await searchFor(page, query);
    await expect(hostedHits(page)).toHaveCount(query === 'amber' ? 1 : 3);
  }
  expect(
    hosts.first.requests.map(({ body }) => (body as { requests: [{ query: string }] }).requests[0].query),
  ).toEqual(['lantern', 'amber']);
});

test('[S10] [C3] [C4] [C6] skips a failed host for 120 s, also on later pages', async ({
  page,
  hostedSite,
  hosts,
}) => {
  const { first, second } = hosts;
  first.behave({ does: 'fail', status: 503, body: {} });
  await openSearch(page, hostedSite.origin);
  await searchFor(page, 'lantern');
  await expect(hostedHits(page)).toHaveCount(3);
  expect([requestCount(first), requestCount(second)]).toEqual([1, 1]);
  await expect(notice(page)).toHaveCount(0);
  const bad = await badHosts(page);
  expect(Object.keys(bad)).toEqual([addressOf(first)]);
  expect(bad[addressOf(first)]?.status).toBe('down');
  await searchFor(page, 'amber');
  expect([requestCount(first), requestCount(second)]).toEqual([1, 2]);
  first.behave({ does: 'answer' });
  await openSearch(page, hostedSite.origin);
  await searchFor(page, 'lantern');
  expect([requestCount(first), requestCount(second)]).toEqual([1, 3]);
  // Two minutes later it is tried again.
  await page.evaluate((ms) => {
    const stored = JSON.parse(localStorage.getItem('search-hosts')!) as Record<string, HostState>;
    for (const state of Object.values(stored)) state.since -= ms;
    localStorage.setItem('search-hosts', JSON.stringify(stored));
  }, SEARCH_HOST.badStateMs);
  await openSearch(page, hostedSite.origin);
  await searchFor(page, 'lantern');
  expect([requestCount(first), requestCount(second)]).toEqual([2, 3]);
});

test.describe('with timeouts', () => {
  test.use({ hostTimeouts: true });

  test('[S10] [C3] [C4] marks a slow host as timed out and asks the next one', async ({
    page,
    hostedSite,
    hosts,
  }) => {
    const { first, second } = hosts;
    first.behave({ does: 'wait', ms: 600_000 });
    await page.clock.install();
    await openSearch(page, hostedSite.origin);
    await page.clock.pauseAt(Date.now() + 60_000);
    await fillQuery(page, 'lantern');
    await expect.poll(() => requestCount(first)).toBe(1);
    await page.clock.runFor(SEARCH_HOST.connectMs - 1);
    expect(await badHosts(page)).toEqual({});
    expect(requestCount(second)).toBe(0);
    await page.clock.runFor(1);
    await expect(hostedHits(page)).toHaveCount(3);
    expect([requestCount(first), requestCount(second)]).toEqual([1, 1]);
    expect((await badHosts(page))[addressOf(first)]?.status).toBe('timed out');
  });
});

test('[C4] does not retry a 4xx on the next host and falls back to the embedded index', async ({
  page,
  hostedSite,
  hosts,
}) => {
  hosts.first.behave({ does: 'fail', status: 403, body: { message: 'Invalid key', status: 403 } });
  await openSearch(page, hostedSite.origin);
  await fillQuery(page, 'lantern');
  await expect(notice(page)).toBeVisible();
  expect([requestCount(hosts.first), requestCount(hosts.second)]).toEqual([1, 0]);
});

test('[S1] [X1] with all hosts down the embedded index answers with a notice, until a retry reaches them', async ({
  page,
  hostedSite,
  hosts,
}) => {
  for (const host of Object.values(hosts)) host.behave({ does: 'die' });
  await openSearch(page, hostedSite.origin);
  await fillQuery(page, 'quokka');
  await expect(notice(page)).toBeVisible();
  await expect(optionsOf(page)).toHaveText([/Long text/]);
  const [first, second] = [requestCount(hosts.first), requestCount(hosts.second)];
  expect([first > 0, second > 0]).toEqual([true, true]);
  for (const host of Object.values(hosts)) host.behave({ does: 'answer' });
  // Hosts marked as down are not asked.
  await searchFor(page, 'kettle');
  await expect(notice(page)).toBeVisible();
  expect([requestCount(hosts.first), requestCount(hosts.second)]).toEqual([first, second]);
  await inputOf(page).fill('amber');
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(hostedHits(page)).toHaveCount(1);
  await expect(notice(page)).toHaveCount(0);
});

test('[S1] shows an error when neither the hosts nor the embedded index respond, and recovers on retry', async ({
  page,
  hostedSite,
  hosts,
}) => {
  for (const host of Object.values(hosts)) host.behave({ does: 'say', text: 'not JSON' });
  await page.route(/\/assets\/search-.*\.json$/, (route) => route.abort());
  await openSearch(page, hostedSite.origin);
  await fillQuery(page, 'lantern');
  const retry = panelOf(page).getByRole('button', { name: 'Try again' });
  await expect(panelOf(page)).toContainText('Unable to fetch results');
  await page.unrouteAll();
  await retry.click();
  await expect(notice(page)).toBeVisible();
  await expect(optionsOf(page).first()).toContainText('Lantern');
});
