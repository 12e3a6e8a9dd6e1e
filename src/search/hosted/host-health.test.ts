import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSearchServer } from '../../../tests/support/search-server.ts';
import type { Behavior, SearchServer } from '../../../tests/support/search-server.ts';
import { createHostedClient } from './client.ts';
import { SEARCH_HOSTS_KEY } from './host-health.ts';

const BAD_FOR_MS = 120_000;
const down: Behavior = { does: 'fail', status: 500, body: '' };
const up: Behavior = { does: 'answer' };

let time = 1_000_000;
let first: SearchServer;
let second: SearchServer;
let queries = 0;

beforeEach(async () => {
  time = 1_000_000;
  first = await startSearchServer();
  second = await startSearchServer();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([first.close(), second.close()]);
});

/** Creates a client, as a newly loaded page does. */
function load() {
  const client = createHostedClient(
    {
      provider: 'algolia',
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
      hosts: [first.origin, second.origin],
    },
    { now: () => time, timeouts: { connect: 1000, read: 2000, write: 2000 } },
  );
  return {
    /** Sends one more query and returns how many requests each host got. */
    async ask(): Promise<[number, number]> {
      const before = [first.requests.length, second.requests.length] as const;
      queries += 1;
      await client.search({ requests: [{ indexName: 'docs', query: `${queries}` }] }).catch(() => {});
      return [first.requests.length - before[0], second.requests.length - before[1]];
    },
  };
}

function storage(entries: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void (entries[key] = value),
  });
  return entries;
}

it('[S10] skips a host that is down for 120 s, then asks it first again', async () => {
  storage();
  const page = load();
  first.behave(down);
  expect(await page.ask()).toEqual([1, 1]);
  first.behave(up);
  expect(await page.ask()).toEqual([0, 1]);
  time += BAD_FOR_MS;
  expect(await page.ask()).toEqual([0, 1]);
  time += 1;
  expect(await page.ask()).toEqual([1, 0]);
});

it('[S10] asks a timed-out host last, and a host that is down only if none is left', async () => {
  storage();
  first.behave({ does: 'wait', ms: 30_000 });
  const page = load();
  expect(await page.ask()).toEqual([1, 1]);
  first.behave(up);
  expect(await page.ask()).toEqual([0, 1]);
  second.behave(down);
  expect(await page.ask()).toEqual([1, 1]);
  second.behave(up);
  expect(await page.ask()).toEqual([1, 0]);
});

it('[S10] asks all hosts if all are bad', async () => {
  storage();
  first.behave(down);
  second.behave(down);
  const page = load();
  expect(await page.ask()).toEqual([1, 1]);
  expect(await page.ask()).toEqual([1, 1]);
  second.behave(up);
  expect(await page.ask()).toEqual([1, 1]);
});

it('[C6] [S10] stores bad hosts for later pages', async () => {
  const entries = storage();
  first.behave(down);
  await load().ask();
  const host = new URL(first.origin).host;
  expect(JSON.parse(entries[SEARCH_HOSTS_KEY] ?? '')).toEqual({
    [JSON.stringify(['http', host, undefined, 'readWrite'])]: { status: 'down', since: time },
  });
  first.behave(up);
  expect(await load().ask()).toEqual([0, 1]);
  time += BAD_FOR_MS + 1;
  expect(await load().ask()).toEqual([1, 0]);
});

it('[S10] drops expired states when it writes', async () => {
  const entries = storage({
    [SEARCH_HOSTS_KEY]: JSON.stringify({ old: { status: 'down', since: time - BAD_FOR_MS - 1 }, odd: 3 }),
  });
  first.behave(down);
  await load().ask();
  const kept = JSON.parse(entries[SEARCH_HOSTS_KEY] ?? '') as object;
  expect(Object.keys(kept)).toHaveLength(1);
  expect(kept).not.toHaveProperty('old');
});

it('[E9] [S10] works without local storage, as long as the page is open', async () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  first.behave(down);
  const page = load();
  expect(await page.ask()).toEqual([1, 1]);
  expect(await page.ask()).toEqual([0, 1]);
  expect(await load().ask()).toEqual([1, 1]);
});

it.each([
  ['invalid JSON', '{'],
  ['null', 'null'],
  ['a list', '[1,2]'],
  ['text', '"down"'],
])('[E9] [S10] ignores %s in local storage', async (_, text) => {
  storage({ [SEARCH_HOSTS_KEY]: text });
  const page = load();
  expect(await page.ask()).toEqual([1, 0]);
  first.behave(down);
  expect(await page.ask()).toEqual([1, 1]);
  expect(await page.ask()).toEqual([0, 1]);
});

it.each([
  ['no state', {}],
  ['an unknown state', { status: 'sleepy', since: 1_000_000 }],
  ['no time', { status: 'down' }],
  ['a time in the future', { status: 'down', since: 1_000_001 }],
])('[E9] [S10] treats a stored host with %s as up', async (_, state) => {
  const key = JSON.stringify(['http', new URL(first.origin).host, undefined, 'readWrite']);
  storage({ [SEARCH_HOSTS_KEY]: JSON.stringify({ [key]: state }) });
  expect(await load().ask()).toEqual([1, 0]);
});
