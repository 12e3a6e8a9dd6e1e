import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchProvider, SearchQuery, SearchSettings } from '../../model/search.ts';
import { createEmbeddedProvider } from '../embedded/embedded-provider.ts';
import { query } from '../engine/sample-records.ts';
import { createHostedProvider } from '../hosted/hosted-provider.ts';
import { createProvider } from './provider.ts';

vi.mock('../embedded/embedded-provider.ts');
vi.mock('../hosted/hosted-provider.ts');

const answer = (total: number): SearchAnswer => ({ hits: [], total, sections: [], suggestions: [] });
const askEmbedded = vi.fn<(searched: SearchQuery) => Promise<SearchAnswer>>();
const askHosted = vi.fn<(searched: SearchQuery) => Promise<SearchAnswer>>();
const account = { provider: 'algolia', appId: 'A', apiKey: 'K', indexName: 'I' } as const;
const events = { viewed: () => undefined, clicked: () => undefined } as never;
/** Listeners for new data of the embedded index. */
let listeners = new Set<() => void>();

beforeEach(() => {
  listeners = new Set();
  askEmbedded.mockReset().mockResolvedValue(answer(1));
  askHosted.mockReset().mockResolvedValue(answer(2));
  vi.mocked(createEmbeddedProvider)
    .mockReset()
    .mockImplementation((): SearchProvider => ({
      search: askEmbedded,
      onMore: (listener) => void listeners.add(listener),
    }));
  vi.mocked(createHostedProvider)
    .mockReset()
    .mockImplementation(() => ({ search: askHosted, recommend: () => Promise.resolve([]), events }));
});

describe('the embedded index alone', () => {
  it('answers and notifies when it has loaded more', async () => {
    const provider = createProvider({ index: '/i.json' });
    expect(createEmbeddedProvider).toHaveBeenCalledWith('/i.json');
    expect(await provider.search(query('a'))).toEqual(answer(1));
    const onMore = vi.fn<() => void>();
    provider.onMore?.(onMore);
    listeners.forEach((listener) => listener());
    expect(onMore).toHaveBeenCalledOnce();
    expect(provider.events()).toBeUndefined();
    expect(() => provider.retry()).not.toThrow();
  });

  it('fails with the error of the index', async () => {
    askEmbedded.mockRejectedValue(new Error('offline'));
    await expect(createProvider({ index: '/i.json' }).search(query('a'))).rejects.toThrow('offline');
  });

  it('fails if there is no index', async () => {
    const provider = createProvider({});
    await expect(provider.search(query('a'))).rejects.toThrow('There is no search index.');
    expect(() => provider.onMore?.(() => undefined)).not.toThrow();
  });
});

describe('a hosted service', () => {
  let now = 1000;
  const hostedWith = (more: SearchSettings = { index: '/i.json' }) =>
    createProvider({ hosted: account, ...more }, { now: () => now });
  const setDown = () => askHosted.mockRejectedValue(new Error('unreachable'));

  it("answers without loading the site's index", async () => {
    const provider = hostedWith({ index: '/i.json', filters: { lang: 'en' } });
    expect(provider.events()).toBeUndefined();
    expect(await provider.search(query('a'))).toEqual(answer(2));
    await provider.search(query('ab'));
    expect(createHostedProvider).toHaveBeenCalledExactlyOnceWith(account, { filters: { lang: 'en' } });
    expect(createEmbeddedProvider).not.toHaveBeenCalled();
    expect(provider.events()).toBe(events);
  });

  it("[S10] falls back to the site's index and says so", async () => {
    setDown();
    const provider = hostedWith();
    expect(await provider.search(query('a'))).toEqual({ ...answer(1), isFallback: true });
    expect(askEmbedded).toHaveBeenCalledWith(query('a'));
  });

  it('[S10] is not asked for 120 s after a failure, then asked again', async () => {
    setDown();
    const provider = hostedWith();
    await provider.search(query('a'));
    now += 119_999;
    await provider.search(query('ab'));
    expect(askHosted).toHaveBeenCalledTimes(1);
    expect(createEmbeddedProvider).toHaveBeenCalledTimes(1);
    now += 1;
    askHosted.mockResolvedValue(answer(2));
    expect(await provider.search(query('abc'))).toEqual(answer(2));
    expect(askHosted).toHaveBeenCalledTimes(2);
  });

  it('[S10] is asked at once after a retry', async () => {
    setDown();
    const provider = hostedWith();
    await provider.search(query('a'));
    askHosted.mockResolvedValue(answer(2));
    provider.retry();
    expect(await provider.search(query('a'))).toEqual(answer(2));
  });

  it("notifies once when the site's index has loaded more, however often it was asked", async () => {
    setDown();
    const provider = hostedWith();
    const onMore = vi.fn<() => void>();
    provider.onMore?.(onMore);
    for (const text of ['a', 'ab', 'abc']) await provider.search(query(text));
    listeners.forEach((listener) => listener());
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('[S1] fails every time if there is no index to fall back to', async () => {
    setDown();
    const provider = hostedWith({});
    await expect(provider.search(query('a'))).rejects.toThrow('unreachable');
    await expect(provider.search(query('a'))).rejects.toThrow('unreachable');
    expect(askHosted).toHaveBeenCalledTimes(2);
  });

  it('[S1] fails if both fail', async () => {
    setDown();
    askEmbedded.mockRejectedValue(new Error('offline'));
    await expect(hostedWith().search(query('a'))).rejects.toThrow('offline');
  });

  it('is created again after creating it failed', async () => {
    vi.mocked(createHostedProvider).mockImplementationOnce(() => {
      throw new Error('`appId` is missing.');
    });
    const provider = hostedWith();
    expect(await provider.search(query('a'))).toMatchObject({ isFallback: true });
    provider.retry();
    expect(await provider.search(query('a'))).toEqual(answer(2));
  });
});
