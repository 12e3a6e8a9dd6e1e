import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeIndex } from '../../model/search-index.ts';
import type { SearchRecord } from '../../model/search.ts';
import { createEngine } from '../engine/engine.ts';
import { query, record } from '../engine/sample-records.ts';
import { createEngineSession } from './engine-session.ts';

const { titles, text } = encodeIndex('/', [
  { description: 'Flags', records: [record('/cli', ['Guide', 'CLI'], 'Flags of the terminal')] },
]);
const TITLES = '/assets/search-1.json';
const TEXT = '/assets/search-text-1.json';

/** Files on the host; a number is the status of a failure. */
const files = new Map<string, unknown>();
const fetched = vi.fn<(url: string) => Promise<unknown>>((url) => {
  const file = files.get(url);
  if (file === undefined) return Promise.reject(new TypeError('Failed to fetch'));
  if (typeof file === 'number') return Promise.resolve({ ok: false, status: file });
  return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(file) });
});
const requestCount = (url: string) => fetched.mock.calls.filter(([fetchedUrl]) => fetchedUrl === url).length;

beforeEach(() => {
  files.clear();
  files.set(TITLES, { ...titles, textUrl: TEXT }).set(TEXT, text);
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

/** Content of the one page before and after its text has loaded. */
const BY_TITLE = ['Flags'];
const BY_TEXT = ['Flags of the terminal'];

function open() {
  const onText = vi.fn<() => void>();
  const build = vi.fn<(records: SearchRecord[]) => ReturnType<typeof createEngine>>(createEngine);
  const { search } = createEngineSession({ indexUrl: TITLES, build, onText });
  const ask = async (words: string) => (await search(query(words))).hits.map(({ content }) => content);
  return { ask, onText, build };
}

it('loads nothing before the first query', () => {
  open();
  expect(fetched).not.toHaveBeenCalled();
});

it('answers from titles and descriptions first, then from the text', async () => {
  const { ask, onText, build } = open();
  expect(await ask('CLI')).toEqual(BY_TITLE);
  await vi.waitFor(() => expect(onText).toHaveBeenCalledOnce());
  expect(await ask('CLI')).toEqual(BY_TEXT);
  expect(fetched.mock.calls).toEqual([[TITLES], [TEXT]]);
  expect(build).toHaveBeenCalledTimes(2);
});

it('waits for the text if the titles have no match', async () => {
  const { ask } = open();
  expect(await ask('terminal')).toEqual(BY_TEXT);
  expect(await ask('nowhere')).toEqual([]);
});

it('loads each file once for simultaneous queries', async () => {
  const { ask, onText } = open();
  await Promise.all([ask('a'), ask('ab'), ask('abc')]);
  await vi.waitFor(() => expect(onText).toHaveBeenCalledOnce());
  expect(fetched).toHaveBeenCalledTimes(2);
});

describe('if the titles fail', () => {
  it.each([
    ['the host cannot be reached', undefined, 'Failed to fetch'],
    ['the file is gone', 404, `${TITLES} responded with status 404`],
  ])('because %s, the query fails and the next one retries', async (_, failure, message) => {
    files.set(TITLES, failure);
    const { ask } = open();
    await expect(ask('CLI')).rejects.toThrow(message);
    files.set(TITLES, { ...titles, textUrl: TEXT });
    expect(await ask('CLI')).toEqual(BY_TITLE);
    expect(requestCount(TITLES)).toBe(2);
  });

  it('because they are not an index, the query fails too', async () => {
    files.set(TITLES, { hello: 1 });
    await expect(open().ask('CLI')).rejects.toThrow(TypeError);
  });
});

describe('if the text fails', () => {
  it('titles still answer, and the next query retries', async () => {
    files.set(TEXT, 503);
    const { ask, onText } = open();
    expect(await ask('CLI')).toEqual(BY_TITLE);
    await vi.waitFor(() => expect(requestCount(TEXT)).toBe(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(await ask('CLI')).toEqual(BY_TITLE);
    await vi.waitFor(() => expect(requestCount(TEXT)).toBe(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(onText).not.toHaveBeenCalled();
    files.set(TEXT, text);
    expect(await ask('terminal')).toEqual(BY_TEXT);
    expect(requestCount(TITLES)).toBe(1);
  });

  it('queries without a title match fail until the text loads', async () => {
    files.set(TEXT, 503);
    const { ask } = open();
    await expect(ask('terminal')).rejects.toThrow(`${TEXT} responded with status 503`);
    files.set(TEXT, text);
    expect(await ask('terminal')).toEqual(BY_TEXT);
    expect(requestCount(TITLES)).toBe(1);
  });
});
