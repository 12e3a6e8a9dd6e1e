import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSearchServer } from '../../../tests/support/search-server.ts';
import type { SearchServer } from '../../../tests/support/search-server.ts';
import { createHostedProvider } from './hosted-provider.ts';
import { createSearchEvents } from './insights.ts';
import type { HostedSettings } from './settings.ts';

interface SentEvent {
  eventType: string;
  index: string;
  userToken: string;
  objectIDs: string[];
  positions?: number[];
  queryID?: string;
}

let server: SearchServer;
let settings: HostedSettings;
beforeEach(async () => {
  server = await startSearchServer();
  settings = {
    provider: 'algolia',
    appId: 'APP',
    apiKey: 'key',
    indexName: 'docs',
    insights: true,
    insightsHost: server.origin,
  };
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.close();
});

const ids = (count: number, prefix = 'id') => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const sent = () => server.requests.map(({ body }) => (body as { events: SentEvent[] }).events);
/** Adds each request to the list as it is made. Awaiting these does not handle what the caller gets. */
function watchRequests(): Promise<Response>[] {
  const requests: Promise<Response>[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    const request = real(...args);
    requests.push(request);
    return request.then((response) => response);
  });
  return requests;
}
const waitForRequests = (count: number) =>
  vi.waitFor(() => expect(server.requests).toHaveLength(count), { timeout: 2000 });

it('[C5] sends a click at once, with its position and query id', async () => {
  const events = createSearchEvents(settings);
  events.clicked([{ objectID: 'a', position: 3 }], 'query');
  await waitForRequests(1);
  const [request] = server.requests;
  expect(`${request?.method} ${request?.path}`).toBe('POST /1/events');
  expect(request?.query.get('x-algolia-application-id')).toBe('APP');
  expect(request?.query.get('x-algolia-api-key')).toBe('key');
  expect(sent()[0]).toEqual([
    {
      eventType: 'click',
      eventName: 'Search Result Clicked',
      index: 'docs',
      userToken: expect.stringMatching(/^anonymous-[\d-]+$/) as string,
      objectIDs: ['a'],
      positions: [3],
      queryID: 'query',
    },
  ]);
});

it('[C5] omits positions without a query id', async () => {
  createSearchEvents(settings).clicked([{ objectID: 'a', position: 3 }], undefined);
  await waitForRequests(1);
  expect(sent()[0]?.[0]).not.toHaveProperty('positions');
  expect(sent()[0]?.[0]).not.toHaveProperty('queryID');
});

it('[C5] sends at most 20 ids per event', async () => {
  const events = createSearchEvents(settings);
  events.converted(ids(41), 'query');
  await waitForRequests(1);
  expect(sent()[0]?.map(({ eventType, objectIDs }) => [eventType, objectIDs.length])).toEqual([
    ['conversion', 20],
    ['conversion', 20],
    ['conversion', 1],
  ]);
  events.clicked(
    ids(21).map((objectID, at) => ({ objectID, position: at + 1 })),
    'query',
  );
  await waitForRequests(2);
  expect(sent()[1]?.map(({ positions }) => positions?.length)).toEqual([20, 1]);
  expect(sent()[1]?.[1]?.positions).toEqual([21]);
});

it('[C5] collects views, each id once, until none came for 400 ms', async () => {
  vi.useFakeTimers();
  const post = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', post);
  const events = createSearchEvents(settings);
  events.viewed(ids(15));
  vi.advanceTimersByTime(399);
  events.viewed([...ids(15), ...ids(10, 'other')]);
  events.viewed([]);
  vi.advanceTimersByTime(399);
  expect(post).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(post).toHaveBeenCalledTimes(1);
  const { keepalive, body } = post.mock.calls[0]?.[1] ?? {};
  expect(keepalive).toBe(true);
  const { events: views } = JSON.parse(body as string) as { events: SentEvent[] };
  expect(views.map(({ eventType, objectIDs }) => [eventType, objectIDs.length])).toEqual([
    ['view', 20],
    ['view', 5],
  ]);
  events.viewed(['id1']);
  vi.advanceTimersByTime(400);
  expect(post).toHaveBeenCalledTimes(2);
  expect(post.mock.lastCall?.[1]?.body).toContain('"objectIDs":["id1"]');
  events.viewed([]);
  vi.advanceTimersByTime(400);
  expect(post).toHaveBeenCalledTimes(2);
});

it('[C5] sends the views over the network', async () => {
  createSearchEvents(settings).viewed(['a', 'b']);
  await waitForRequests(1);
  expect(sent()[0]).toMatchObject([{ eventType: 'view', objectIDs: ['a', 'b'] }]);
});

it('[C5] identifies a visit by a number that is never stored', async () => {
  const use = vi.fn<() => null>();
  vi.stubGlobal('localStorage', { getItem: use, setItem: use });
  const events = createSearchEvents(settings);
  events.converted(['a'], 'query');
  events.converted(['b'], 'query');
  createSearchEvents(settings).converted(['c'], 'query');
  await waitForRequests(3);
  const tokens = new Map(sent().map(([event]) => [event?.objectIDs[0], event?.userToken]));
  expect(tokens.get('a')).toBe(tokens.get('b'));
  expect(tokens.get('a')).not.toBe(tokens.get('c'));
  expect(use).not.toHaveBeenCalled();
});

it('[C5] fails silently if the host is unreachable', async () => {
  const unhandled = vi.fn<() => void>();
  process.once('unhandledRejection', unhandled);
  await server.close();
  const requests = watchRequests();
  createSearchEvents(settings).converted(['a'], 'query');
  expect(await Promise.allSettled(requests)).toMatchObject([{ status: 'rejected' }]);
  // Node.js reports a rejection when the promises of the current task are done.
  await setImmediate();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('[C5] sends no empty events, and nothing unless enabled', async () => {
  const { events } = createHostedProvider(settings);
  const requests = watchRequests();
  events?.clicked([], 'query');
  events?.converted([], 'query');
  events?.converted(['a'], 'query');
  await waitForRequests(1);
  await Promise.all(requests);
  expect(sent()).toMatchObject([[{ objectIDs: ['a'] }]]);
  expect(createHostedProvider({ ...settings, insights: undefined }).events).toBeUndefined();
});
