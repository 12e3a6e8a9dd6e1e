import type { LiteClient } from 'algoliasearch/lite';
import { afterEach, expect, it, vi } from 'vitest';
import { startSearchServer } from '../../../tests/support/search-server.ts';
import type { Behavior, SearchServer } from '../../../tests/support/search-server.ts';
import { createHostedClient } from './client.ts';
import type { ClientParts } from './client.ts';
import type { ClientHost } from './client-types.ts';

const servers: SearchServer[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Starts this many hosts, to be asked in order. */
async function hosts(count: number): Promise<SearchServer[]> {
  const started = await Promise.all(Array.from({ length: count }, () => startSearchServer()));
  servers.push(...started);
  return started;
}

const ids = { provider: 'algolia', appId: 'APP', apiKey: 'key', indexName: 'docs' } as const;

function clientOf(list: SearchServer[], parts?: ClientParts): LiteClient {
  return createHostedClient({ ...ids, hosts: list.map(({ origin }) => origin) }, parts);
}

const ask = (client: LiteClient, query = 'dts') =>
  client.search({ requests: [{ indexName: 'docs', query }] }) as Promise<unknown>;

const counts = (list: SearchServer[]) => list.map(({ requests }) => requests.length);

const down: Behavior = { does: 'fail', status: 500, body: { message: 'Internal' } };

it.each([
  ['appId', { ...ids, appId: '' }],
  ['apiKey', { ...ids, apiKey: '' }],
])('[V2] throws without %s', (name, settings) => {
  expect(() => createHostedClient(settings)).toThrow(new Error(`\`${name}\` is missing.`));
});

it('[V2] a custom post call requires a path', () => {
  expect(() => createHostedClient(ids).customPost({ path: '' })).toThrow(
    new Error('Parameter `path` is required when calling `customPost`.'),
  );
});

it('[C3] has the specified timeouts, and the hosts of the service unless others are set', () => {
  const { timeouts, hosts: own } = createHostedClient(ids).transporter;
  expect(timeouts).toEqual({ connect: 1000, read: 2000, write: 30_000 });
  expect(own[0]).toEqual({ protocol: 'https', url: 'APP-dsn.algolia.net', accept: 'read' });
  expect(own[1]).toEqual({ protocol: 'https', url: 'APP.algolia.net', accept: 'write' });
  expect(
    own
      .slice(2)
      .map(({ url }) => url)
      .sort(),
  ).toEqual([1, 2, 3].map((number) => `APP-${number}.algolianet.com`));
});

it('[C3] reads from the read host and writes to the write host, then uses those for both', async () => {
  const list = await hosts(3);
  const accepts = ['read', 'write', 'readWrite'] as const;
  const client = createHostedClient(ids, {
    hosts: list.map(({ origin }, index): ClientHost => {
      return { protocol: 'http', url: new URL(origin).host, accept: accepts[index] ?? 'read' };
    }),
  });
  await ask(client);
  expect(counts(list)).toEqual([1, 0, 0]);
  await client.customPost({ path: '1/indexes/docs/batch', body: { requests: [] } });
  expect(counts(list)).toEqual([1, 1, 0]);
  list[0]?.behave(down);
  list[1]?.behave(down);
  await ask(client, 'other');
  await client.customPost({ path: '1/indexes/docs/batch', body: { requests: [] } });
  expect(counts(list)).toEqual([2, 2, 2]);
});

it('[C3] uses a proxy below a path', async () => {
  const [server] = await hosts(1);
  const client = createHostedClient({ ...ids, host: `${server?.origin}/algolia/` });
  await ask(client).catch(() => {});
  expect(server?.requests[0]?.path).toBe('/algolia/1/indexes/*/queries');
});

it.each<[string, Behavior]>([
  ['status 500', down],
  ['status 503', { does: 'fail', status: 503, body: '' }],
  ['a redirect without a target', { does: 'fail', status: 302, body: '' }],
  ['a dropped connection', { does: 'die' }],
  ['a body that is cut off', { does: 'cut' }],
  ['no headers within 1 s', { does: 'wait', ms: 1500 }],
  ['headers, but no body within 2 s', { does: 'stall', ms: 2500 }],
])('[C4] asks the next host after %s', async (_, behavior) => {
  const list = await hosts(3);
  list[0]?.behave(behavior);
  await expect(ask(clientOf(list))).resolves.toMatchObject({ results: [{ hits: [] }] });
  expect(counts(list)).toEqual([1, 1, 0]);
});

it('[C4] asks every host once, in order, before giving up', async () => {
  const list = await hosts(3);
  for (const server of list) server.behave(down);
  await expect(ask(clientOf(list))).rejects.toMatchObject({ name: 'RetryError' });
  expect(counts(list)).toEqual([1, 1, 1]);
});

it.each([400, 403, 404, 422])('[C4] does not retry after status %i', async (status) => {
  const list = await hosts(2);
  list[0]?.behave({ does: 'fail', status, body: { message: 'No.' } });
  await expect(ask(clientOf(list))).rejects.toMatchObject({ name: 'ApiError', status, message: 'No.' });
  expect(counts(list)).toEqual([1, 0]);
});

it('[C4] does not retry a host that limits its rate', async () => {
  const list = await hosts(2);
  list[0]?.behave({
    does: 'fail',
    status: 429,
    body: { message: 'Too many' },
    headers: { 'retry-after': '1' },
  });
  await expect(ask(clientOf(list))).rejects.toMatchObject({ name: 'ApiError', status: 429 });
  expect(counts(list)).toEqual([1, 0]);
});

it('[C6] answers the same query from memory', async () => {
  const list = await hosts(1);
  const client = clientOf(list);
  const first = await ask(client);
  expect(await ask(client)).toEqual(first);
  expect(counts(list)).toEqual([1]);
  await ask(client, 'other');
  expect(counts(list)).toEqual([2]);
});

it('[C6] shares a pending request', async () => {
  const list = await hosts(1);
  list[0]?.behave({ does: 'wait', ms: 50 });
  const client = clientOf(list);
  await Promise.all([ask(client), ask(client), ask(client)]);
  expect(counts(list)).toEqual([1]);
});

it('[C6] asks again after a failure or a garbled answer', async () => {
  const list = await hosts(1);
  const client = clientOf(list);
  const server = list[0];
  server?.behave({ does: 'fail', status: 400, body: { message: 'No.' } });
  await expect(ask(client)).rejects.toThrow('No.');
  server?.behave({ does: 'say', text: '{"results":[{}]}' });
  await ask(client);
  server?.behave({ does: 'answer' });
  await expect(ask(client)).resolves.toMatchObject({ results: [{ hits: [] }] });
  expect(counts(list)).toEqual([3]);
});

it('[C6] can clear its cache', async () => {
  const list = await hosts(1);
  const client = clientOf(list);
  await ask(client);
  await client.clearCache();
  await ask(client);
  expect(counts(list)).toEqual([2]);
});
