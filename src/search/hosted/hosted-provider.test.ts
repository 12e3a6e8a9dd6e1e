import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QUERY_ID } from '../../../tests/support/search-server-answers.ts';
import { SOME_RECORDS, searchQuery } from '../../../tests/support/search-server-fixtures.ts';
import { record } from '../engine/sample-records.ts';
import { startSearchServer } from '../../../tests/support/search-server.ts';
import type { Behavior, SearchServer } from '../../../tests/support/search-server.ts';
import type { TextPart } from '../../model/search.ts';
import { createHostedProvider } from './hosted-provider.ts';
import type { HostedParts } from './hosted-provider.ts';
import type { HostedSettings } from './settings.ts';

let server: SearchServer;
beforeEach(async () => {
  server = await startSearchServer({ records: SOME_RECORDS, trending: SOME_RECORDS });
});
afterEach(() => server.close());

function providerOf(others: Partial<HostedSettings> = {}, parts?: HostedParts) {
  const settings: HostedSettings = {
    provider: 'algolia',
    appId: 'APP',
    apiKey: 'key',
    indexName: 'docs',
    host: server.origin,
  };
  return createHostedProvider({ ...settings, ...others }, parts);
}

const lastBody = () => server.requests.at(-1)?.body as { requests: Record<string, unknown>[] };
const joined = (parts: readonly TextPart[] = []) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('requests', () => {
  it('[C1] contain the index, the query and the attributes of hits', async () => {
    await providerOf().search(searchQuery('dts', { hitsPerPage: 7, snippetWords: 5 }));
    const [request, ...others] = lastBody().requests;
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /1/indexes/*/queries',
    ]);
    expect(others).toEqual([]);
    const titles = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(request).toEqual({
      indexName: 'docs',
      query: 'dts',
      attributesToRetrieve: [...titles, 'content', 'type', 'url'],
      attributesToHighlight: titles,
      attributesToSnippet: ['content:5'],
      highlightPreTag: '\uE000',
      highlightPostTag: '\uE001',
      hitsPerPage: 7,
      facets: ['hierarchy.lvl0'],
    });
  });

  it('[C1] ask for a query id only with insights', async () => {
    const answer = await providerOf({ insights: true }).search(searchQuery('dts'));
    expect(lastBody().requests[0]).toMatchObject({ clickAnalytics: true });
    expect(answer.queryId).toBe(QUERY_ID);
    expect((await providerOf().search(searchQuery('dts'))).queryId).toBeUndefined();
  });

  it('[C1] filter by section and count the others with a facet search', async () => {
    const answer = await providerOf().search(searchQuery('declaration', { section: 'Config' }));
    const [hits, facets] = lastBody().requests;
    expect(hits).toMatchObject({ facetFilters: ['hierarchy.lvl0:Config'] });
    expect(facets).toEqual({
      indexName: 'docs',
      query: 'declaration',
      type: 'facet',
      facet: 'hierarchy.lvl0',
      facetQuery: '',
    });
    expect(answer.hits.map(({ url }) => url)).toEqual(['/config/lib/dts', '/config/lib/dts#dts-bundle']);
    expect(answer.sections).toEqual([
      { name: 'Config', count: 2 },
      { name: 'Guide', count: 1 },
      { name: 'Blog', count: 1 },
    ]);
  });

  it('[C1] escape a dash at the start of a section', async () => {
    await providerOf().search(searchQuery('x', { section: '-beta' }));
    expect(lastBody().requests[0]).toMatchObject({ facetFilters: ['hierarchy.lvl0:\\-beta'] });
  });

  it('[C1] filter by language', async () => {
    const provider = providerOf({}, { filters: { lang: 'zh' } });
    await provider.search(searchQuery('x'));
    expect(lastBody().requests[0]).toMatchObject({ facetFilters: ['lang:zh'] });
    await provider.search(searchQuery('x', { section: 'Guide' }));
    expect(lastBody().requests.map(({ facetFilters }) => facetFilters)).toEqual([
      ['lang:zh', 'hierarchy.lvl0:Guide'],
      ['lang:zh'],
    ]);
  });
});

describe('answers', () => {
  it('[C1] [E8] have hits with matches marked', async () => {
    const { hits, total } = await providerOf().search(searchQuery('bundle'));
    expect(total).toBe(1);
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({
      objectID: '/config/lib/dts#dts-bundle',
      url: '/config/lib/dts#dts-bundle',
      type: 'lvl2',
      hierarchy: { lvl0: 'Config', lvl1: 'lib.dts', lvl2: 'Bundle', lvl3: null },
      content: 'One declaration file for all.',
    });
    expect(joined(hits[0]?.highlight.lvl2)).toBe('[Bundle]');
    expect(Object.keys(hits[0]?.highlight ?? {})).toEqual(['lvl2']);
    expect(joined(hits[0]?.snippet)).toBe('One declaration file for all.');
  });

  it('[E8] reference the hit of the page listed above', async () => {
    const { hits, sections } = await providerOf().search(searchQuery('declaration'));
    expect(hits.map(({ url, parent }) => [url, parent?.url])).toEqual([
      ['/guide/dts', undefined],
      ['/config/lib/dts', undefined],
      ['/config/lib/dts#dts-bundle', '/config/lib/dts'],
      ['/blog/one', undefined],
    ]);
    expect(sections.map(({ name }) => name)).toEqual(['Guide', 'Config', 'Blog']);
    expect(joined(hits[0]?.highlight.lvl1)).toBe('[Declaration] files');
    expect(joined(hits[1]?.snippet)).toBe('Whether [declaration] files are made, and how.');
  });

  it('[C1] keep the order of sections when one is chosen', async () => {
    const provider = providerOf();
    const all = await provider.search(searchQuery('declaration'));
    const one = await provider.search(searchQuery('declaration', { section: 'Blog' }));
    expect(one.sections).toEqual(all.sections);
    expect(one.total).toBe(1);
  });

  it('limit hits per section, except in a chosen one', async () => {
    const many = Array.from({ length: 9 }, (_, at) => record(`/guide/${at}`, ['Guide', `Page ${at}`]));
    const other = await startSearchServer({
      records: [...many, record('/api/x', ['Api', 'Page x'])],
    });
    const provider = providerOf({ host: other.origin });
    const all = await provider.search(searchQuery('page'));
    const chosen = await provider.search(searchQuery('page', { section: 'Guide' }));
    await other.close();
    expect(all.hits.map(({ url }) => url)).toEqual([
      ...[0, 1, 2, 3, 4].map((at) => `/guide/${at}`),
      '/api/x',
    ]);
    expect(all.total).toBe(10);
    expect(all.sections).toContainEqual({ name: 'Guide', count: 9 });
    expect(chosen.hits).toHaveLength(9);
  });

  it('[C6] are repeated for the same query without a request', async () => {
    const provider = providerOf();
    const first = await provider.search(searchQuery('declaration'));
    expect(await provider.search(searchQuery('declaration'))).toEqual(first);
    expect(server.requests).toHaveLength(1);
  });

  it('[V2] fail without an application id', () => {
    expect(() => providerOf({ appId: '' })).toThrow('`appId` is missing.');
  });
});

describe('recommendations', () => {
  it('[C2] are at most three titles of trending pages, each once', async () => {
    expect(await providerOf().recommend()).toEqual(['Declaration files', 'lib.dts', 'Release 1.0']);
    const [request] = server.requests;
    expect(`${request?.method} ${request?.path}`).toBe('POST /1/indexes/*/recommendations');
    expect(request?.body).toEqual({
      requests: [{ indexName: 'docs', model: 'trending-items', threshold: 0, maxRecommendations: 12 }],
    });
  });

  it('[C2] are suggested without results, if configured', async () => {
    const nothing = searchQuery('zzz');
    expect((await providerOf({ recommendations: true }).search(nothing)).suggestions).toHaveLength(3);
    expect((await providerOf().search(nothing)).suggestions).toEqual([]);
  });

  it('[C2] are not requested if there are results', async () => {
    const answer = await providerOf({ recommendations: true }).search(searchQuery('bundle'));
    expect(answer.suggestions).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  it.each<[string, Behavior]>([
    ['fail', { does: 'fail', status: 403, body: { message: 'Not in your plan' } }],
    ['are garbled', { does: 'say', text: '{"results":"no"}' }],
  ])('[C2] are skipped when they %s', async (_, behavior) => {
    server.behave(behavior, '/1/indexes/*/recommendations');
    const provider = providerOf({ recommendations: true });
    await expect(provider.search(searchQuery('zzz'))).resolves.toMatchObject({ total: 0, suggestions: [] });
    expect(server.requests).toHaveLength(2);
    await expect(provider.recommend()).rejects.toThrow(/Not in your plan|no list of recommendations/);
  });
});
