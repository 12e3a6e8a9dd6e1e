import { afterEach, beforeEach, expect, it } from 'vitest';
import { searchQuery } from '../../../tests/support/search-server-fixtures.ts';
import { startSearchServer } from '../../../tests/support/search-server.ts';
import type { Behavior, SearchServer } from '../../../tests/support/search-server.ts';
import { HostedSearchError } from './describe-error.ts';
import { createHostedProvider } from './hosted-provider.ts';

let server: SearchServer;
beforeEach(async () => {
  server = await startSearchServer();
});
afterEach(() => server.close());

function ask(behavior: Behavior) {
  server.behave(behavior);
  const ids = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  return createHostedProvider({ provider: 'algolia', ...ids, host: server.origin }).search(searchQuery('x'));
}

const failureOf = (behavior: Behavior) =>
  ask(behavior).then(
    () => expect.fail('The answer was accepted.'),
    (error: unknown) => (error as HostedSearchError).failure,
  );
const answerWith = (hits: unknown[], others: object = {}) =>
  ask({ does: 'say', text: JSON.stringify({ results: [{ hits, ...others }] }) });

const good = { objectID: '1', url: '/a', type: 'lvl1', hierarchy: { lvl0: 'Guide', lvl1: 'A' } };

it.each<[string, Behavior]>([
  ['status 500', { does: 'fail', status: 500, body: '' }],
  ['a dropped connection', { does: 'die' }],
  ['a body that is cut off', { does: 'cut' }],
])('[X2] reports the service as unreachable after %s from every host', async (_, behavior) => {
  expect(await failureOf(behavior)).toEqual({
    kind: 'unreachable',
    message: expect.stringContaining('Check the network connection') as string,
  });
});

it.each([
  [403, 'Invalid API key', '`search.apiKey`'],
  [404, 'Index docs does not exist', 'npm run search:upload'],
  [429, 'Too many', 'try again'],
  [400, 'Unknown parameter', 'Try again'],
])('[X2] reports status %i, the message and what to do', async (status, message, advice) => {
  const failure = await failureOf({ does: 'fail', status, body: { status, message } });
  expect(failure).toMatchObject({ kind: 'api', status });
  expect(failure.message).toContain(`responded with status ${status} (${message})`);
  expect(failure.message).toContain(advice);
});

it.each([
  ['plain text', 'Forbidden'],
  ['a number', '7'],
  ['nothing', ''],
  ['no message', '{}'],
  ['null', 'null'],
])('[X2] reports the status of a failure with %s as its body', async (_, body) => {
  const failure = await failureOf({ does: 'fail', status: 403, body });
  expect(failure).toMatchObject({ kind: 'api', status: 403 });
  expect(failure.message).not.toContain('undefined');
});

it('[X2] reports a detailed failure with its details', async () => {
  const error = { code: 'invalid', details: [{ label: 'query', message: 'too long' }, 3] };
  expect(
    await failureOf({ does: 'fail', status: 422, body: { message: 'Invalid request', error } }),
  ).toMatchObject({ kind: 'detailed', status: 422, details: ['invalid', 'too long'] });
  expect(
    await failureOf({ does: 'fail', status: 400, body: { message: 'Invalid', error: 'odd' } }),
  ).toMatchObject({ kind: 'detailed', status: 400, details: [] });
});

it.each([
  ['invalid JSON', '<html>Sign in to the hotel’s network</html>'],
  ['half of an answer', '{"results":[{"hits":['],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['no results', '{}'],
  ['results that are not a list', '{"results":{"hits":[]}}'],
  ['an empty list of results', '{"results":[]}'],
  ['a result of null', '{"results":[null]}'],
  ['hits that are not a list', '{"results":[{"hits":"many","nbHits":3}]}'],
  ['unusable hits', '{"results":[{"hits":[1,null,"x",{"url":"/a"}],"nbHits":4}]}'],
])('[X2] rejects %s', async (_, text) => {
  expect(await failureOf({ does: 'say', text })).toMatchObject({ kind: 'garbled' });
});

it('[X2] describes an unknown error as well as it can', () => {
  expect(new HostedSearchError(new TypeError('x is not a function')).failure).toEqual({
    kind: 'garbled',
    message: 'Cannot read the response of the search service: x is not a function',
  });
  expect(new HostedSearchError(undefined).failure).toMatchObject({ kind: 'garbled' });
});

it('[X2] advises on everything but an unreachable service, where the connection may be to blame', async () => {
  const adviceAfter = (behavior: Behavior) =>
    ask(behavior).catch((error: unknown) => (error as HostedSearchError).advice);
  expect(await adviceAfter({ does: 'die' })).toBeUndefined();
  expect(await adviceAfter({ does: 'fail', status: 403, body: {} })).toContain('`search.apiKey`');
  expect(await adviceAfter({ does: 'say', text: '{}' })).toContain('Cannot read');
});

it('accepts hits with missing or invalid fields', async () => {
  const { hits, total, sections } = await answerWith(
    [good, null, { ...good, objectID: 7 }, { ...good, hierarchy: {} }],
    {
      nbHits: 'lots',
      facets: { 'hierarchy.lvl0': { Guide: 'two', Blog: 3, News: 9, Odd: -1 } },
      queryID: 5,
    },
  );
  expect(hits).toEqual([
    {
      objectID: '1',
      url: '/a',
      type: 'lvl1',
      hierarchy: { lvl0: 'Guide', lvl1: 'A', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      content: null,
      highlight: {},
      snippet: [],
    },
  ]);
  expect(total).toBe(1);
  expect(sections).toEqual([
    { name: 'News', count: 9 },
    { name: 'Blog', count: 3 },
  ]);
});

it('shows the first words of a text without a snippet', async () => {
  const content = 'one two three four five six seven eight nine ten eleven';
  const { hits } = await answerWith([{ ...good, content, _snippetResult: { content: 'odd' } }]);
  expect(hits[0]?.snippet).toEqual([
    { text: 'one two three four five six seven eight nine ten', isMatch: false },
  ]);
});

it.each(['lvl0', 'lvl9', '', 3, null])('treats a record of type %j as text', async (type) => {
  expect((await answerWith([{ ...good, type }])).hits[0]?.type).toBe('content');
});

it.each([
  ['/guide/a#b', '/guide/a#b'],
  ['https://docs.example/guide/a?x=1#b', '/guide/a?x=1#b'],
  ['//evil.example/a', '/a'],
  ['/\\evil.example/a', '/a'],
  ['https://docs.example//evil.example/a', '/evil.example/a'],
  ['guide', '/guide'],
])('turns %s into a path of this site', async (url, expected) => {
  expect((await answerWith([{ ...good, url }])).hits[0]?.url).toBe(expected);
});

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'mailto:a@b.c',
  '',
  'http://',
  3,
  null,
])('drops a hit with the URL %j', async (url) => {
  const { hits } = await answerWith([good, { ...good, objectID: '2', url }]);
  expect(hits.map(({ objectID }) => objectID)).toEqual(['1']);
});

it("[E8] sets no parent if the page's own title is not among the hits", async () => {
  const { hits } = await answerWith([
    { ...good, type: 'lvl2', url: '/a#b' },
    { ...good, type: 'lvl2', url: '/a#c' },
  ]);
  expect(hits.map(({ parent }) => parent)).toEqual([undefined, undefined]);
});
