// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://127.0.0.1:1/" }
import process from 'node:process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SOME_RECORDS, searchQuery } from '../../../tests/support/search-server-fixtures.ts';
import { startSearchServer } from '../../../tests/support/search-server.ts';
import type { SearchServer } from '../../../tests/support/search-server.ts';
import { SEARCH_HOSTS_KEY } from './host-health.ts';
import { createHostedProvider } from './hosted-provider.ts';

// Tests run in Node and would get its build of the client; readers get the browser build.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser.js'));

let first: SearchServer;
let second: SearchServer;
beforeEach(async () => {
  localStorage.clear();
  // The window logs every failed request, as a browser console does.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  first = await startSearchServer({ records: SOME_RECORDS });
  second = await startSearchServer({ records: SOME_RECORDS });
});
afterEach(() => Promise.all([first.close(), second.close()]));

function load() {
  const ids = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  return createHostedProvider({ provider: 'algolia', ...ids, hosts: [first.origin, second.origin] });
}

it('[C1] sends no preflight request: the key is in the URL', async () => {
  const { hits } = await load().search(searchQuery('bundle'));
  expect(hits.map(({ url }) => url)).toEqual(['/config/lib/dts#dts-bundle']);
  // On a busy machine the first host may time out.
  const requests = [...first.requests, ...second.requests];
  expect(requests).not.toHaveLength(0);
  for (const { headers, query } of requests) {
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(query.get('x-algolia-api-key')).toBe('key');
  }
});

it('[C3] [S10] moves on after 1 s and skips the slow host on the next page', async () => {
  first.behave({ does: 'wait', ms: 1500 });
  expect((await load().search(searchQuery('bundle'))).total).toBe(1);
  expect(localStorage.getItem(SEARCH_HOSTS_KEY)).toContain('timed out');
  expect((await load().search(searchQuery('bundle'))).total).toBe(1);
  expect(first.requests).toHaveLength(1);
  expect(second.requests).toHaveLength(2);
});

it('[C6] writes only bad hosts to local storage', async () => {
  // On a busy machine all hosts may time out.
  await vi.waitFor(() => load().search(searchQuery('bundle')), 20_000);
  expect(Object.keys(localStorage).filter((key) => key !== SEARCH_HOSTS_KEY)).toEqual([]);
  first.behave({ does: 'fail', status: 500, body: '' });
  await vi.waitFor(() => load().search(searchQuery('other')), 20_000);
  expect(Object.keys(localStorage)).toEqual([SEARCH_HOSTS_KEY]);
});
