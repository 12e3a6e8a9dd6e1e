import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchProvider, SearchQuery, SearchSettings } from '../../model/search.ts';
import { createEmbeddedProvider } from '../embedded/embedded-provider.ts';
import { query } from '../engine/sample-records.ts';
import { createHostedProvider } from '../hosted/hosted-provider.ts';
import { createProvider } from './provider.ts';

vi.mock('../embedded/embedded-provider.ts');
vi.mock('../hosted/hosted-provider.ts');

const answer = (total: number): SearchAnswer => ({ hits: [], total, sections: [], suggestions: [] });
const askEmbedded = vi.fn<(asked: SearchQuery) => Promise<SearchAnswer>>();
const askHosted = vi.fn<(asked: SearchQuery) => Promise<SearchAnswer>>();
const account = { provider: 'algolia', appId: 'A', apiKey: 'K', indexName: 'I' } as const;
const events = { viewed: () => undefined, clicked: () => undefined } as never;
/** Those who want to hear when the embedded index knows more. */
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
  it('answers, and tells when it knows more', async () => {
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

  it('fails with what the index failed with', async () => {
    askEmbedded.mockRejectedValue(new Error('offline'));
    await expect(createProvider({ index: '/i.json' }).search(query('a'))).rejects.toThrow('offline');
  });

  it('is an error where there is none', async () => {
    const provider = createProvider({});
    await expect(provider.search(query('a'))).rejects.toThrow('There is no search index.');
    expect(() => provider.onMore?.(() => undefined)).not.toThrow();
  });
});

describe('a hosted service', () => {
  let now = 1000;
  const hostedWith = (more: SearchSettings = { index: '/i.json' }) =>
    createProvider({ hosted: account, ...more }, () => now);
  const isDown = () => askHosted.mockRejectedValue(new Error('unreachable'));

  it('answers by itself, and the index of the site is not even loaded', async () => {
    const provider = hostedWith({ index: '/i.json', filters: { lang: 'en' } });
    expect(provider.events()).toBeUndefined();
    expect(await provider.search(query('a'))).toEqual(answer(2));
    await provider.search(query('ab'));
    expect(createHostedProvider).toHaveBeenCalledExactlyOnceWith(account, { filters: { lang: 'en' } });
    expect(createEmbeddedProvider).not.toHaveBeenCalled();
    expect(provider.events()).toBe(events);
  });

  it('[S10] falls back to the index of the site and says so', async () => {
    isDown();
    const provider = hostedWith();
    expect(await provider.search(query('a'))).toEqual({ ...answer(1), isFallback: true });
    expect(askEmbedded).toHaveBeenCalledWith(query('a'));
  });

  it('[S10] is left alone for 120 s, then asked again', async () => {
    isDown();
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

  it('[S10] is asked at once when the reader wants to', async () => {
    isDown();
    const provider = hostedWith();
    await provider.search(query('a'));
    askHosted.mockResolvedValue(answer(2));
    provider.retry();
    expect(await provider.search(query('a'))).toEqual(answer(2));
  });

  it('tells once that the index of the site knows more, however often it was asked', async () => {
    isDown();
    const provider = hostedWith();
    const onMore = vi.fn<() => void>();
    provider.onMore?.(onMore);
    for (const text of ['a', 'ab', 'abc']) await provider.search(query(text));
    listeners.forEach((listener) => listener());
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('[S1] is an error when it fails and no index was built, each time anew', async () => {
    isDown();
    const provider = hostedWith({});
    await expect(provider.search(query('a'))).rejects.toThrow('unreachable');
    await expect(provider.search(query('a'))).rejects.toThrow('unreachable');
    expect(askHosted).toHaveBeenCalledTimes(2);
  });

  it('[S1] is an error when both fail', async () => {
    isDown();
    askEmbedded.mockRejectedValue(new Error('offline'));
    await expect(hostedWith().search(query('a'))).rejects.toThrow('offline');
  });

  it('is made anew after it could not be made', async () => {
    vi.mocked(createHostedProvider).mockImplementationOnce(() => {
      throw new Error('`appId` is missing.');
    });
    const provider = hostedWith();
    expect(await provider.search(query('a'))).toMatchObject({ isFallback: true });
    provider.retry();
    expect(await provider.search(query('a'))).toEqual(answer(2));
  });
});
