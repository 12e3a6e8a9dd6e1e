import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeIndex } from '../../model/search-index.ts';
import type { SearchRecord } from '../../model/search.ts';
import { createEngine } from '../engine/engine.ts';
import { query, record } from '../engine/sample-records.ts';
import { createEngineSession } from './engine-session.ts';

const { names, headings, text } = encodeIndex('/', [
  {
    description: 'Flags',
    records: [
      record('/cli', ['Guide', 'CLI'], 'Flags of the terminal'),
      record('/cli#watch-mode', ['Guide', 'CLI', 'Watch mode'], 'Build again'),
    ],
  },
]);
const NAMES = '/assets/search-1.json';
const HEADINGS = '/assets/search-headings-1.json';
const TEXT = '/assets/search-text-1.json';

/** Files on the host; a number is the status of a failure. */
const files = new Map<string, unknown>();
/** Files that the host sends when the test lets it. */
const held = new Map<string, Promise<void>>();
const fetched = vi.fn<(url: string) => Promise<unknown>>(async (url) => {
  await held.get(url);
  const file = files.get(url);
  if (file === undefined) throw new TypeError('Failed to fetch');
  if (typeof file === 'number') return { ok: false, status: file };
  return { ok: true, status: 200, json: () => Promise.resolve(file) };
});
const requests = () => fetched.mock.calls.map(([url]) => url);
const requestCount = (url: string) => requests().filter((one) => one === url).length;

function hold(url: string): () => void {
  let release!: () => void;
  held.set(url, new Promise((resolve) => (release = resolve)));
  return release;
}

beforeEach(() => {
  held.clear();
  files.clear();
  files.set(NAMES, names).set(HEADINGS, headings).set(TEXT, text);
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Pages and their content before and after headings and text have loaded. */
const BY_NAME = ['/cli null'];
const BY_HEADING = ['/cli Flags', '/cli#watch-mode null'];
const BY_TEXT = ['/cli Flags of the terminal', '/cli#watch-mode Build again'];

function open() {
  const onMore = vi.fn<() => void>();
  const build = vi.fn<(records: SearchRecord[]) => ReturnType<typeof createEngine>>(createEngine);
  const { search } = createEngineSession({ indexUrl: NAMES, build, onMore });
  const ask = async (words: string) => {
    const { hits } = await search(query(words));
    return hits.map(({ url, content }) => `${url} ${content}`);
  };
  return { ask, onMore, build, search };
}

it('loads nothing before the first query', () => {
  open();
  expect(fetched).not.toHaveBeenCalled();
});

it('answers a name from the first file, then from all headings, then from the text', async () => {
  const sendHeadings = hold(HEADINGS);
  const sendText = hold(TEXT);
  const { ask, onMore, build } = open();
  expect(await ask('CLI')).toEqual(BY_NAME);
  expect(onMore).not.toHaveBeenCalled();
  sendHeadings();
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
  expect(await ask('CLI')).toEqual(BY_HEADING);
  sendText();
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(2));
  expect(await ask('CLI')).toEqual(BY_TEXT);
  expect(build).toHaveBeenCalledTimes(3);
});

it('requests names and headings at once, and the text when it has them', async () => {
  const send = hold(HEADINGS);
  const { ask } = open();
  await ask('CLI');
  expect(requests()).toEqual([NAMES, HEADINGS]);
  send();
  await vi.waitFor(() => expect(requests()).toEqual([NAMES, HEADINGS, TEXT]));
});

it('waits for the headings if a word of the query is in no name', async () => {
  hold(TEXT);
  const { ask } = open();
  expect(await ask('CLI mode')).toEqual(['/cli#watch-mode null']);
  expect(await ask('flags')).toEqual(['/cli Flags']);
});

it('waits for the text if the headings have no match', async () => {
  const { ask } = open();
  expect(await ask('terminal')).toEqual(BY_TEXT.slice(0, 1));
  expect(await ask('nowhere')).toEqual([]);
});

it('gives one answer if all files arrive soon after another', async () => {
  const { ask } = open();
  expect(await ask('CLI')).toEqual(BY_TEXT);
});

it('answers from each stage at once if the names took as long as on a slow connection', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(50);
  const { ask, onMore } = open();
  expect(await ask('CLI')).toEqual(BY_NAME);
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(2));
  expect(clock).toHaveBeenCalledTimes(2);
  expect(await ask('CLI')).toEqual(BY_TEXT);
});

it('says that an answer of headings may not be the best, unless it has all words', async () => {
  const send = hold(TEXT);
  const { search, onMore } = open();
  expect(await search(query('watch terminal'))).toMatchObject({ isTentative: true, suggestions: [] });
  expect(await search(query('watch mode'))).toMatchObject({ isTentative: false });
  onMore.mockClear();
  send();
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledOnce());
  expect((await search(query('watch terminal'))).isTentative).toBeUndefined();
});

it('loads each file once for simultaneous queries', async () => {
  const { ask, onMore } = open();
  await Promise.all([ask('a'), ask('ab'), ask('abc')]);
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(2));
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('loads the names before there is a query, and nothing else', async () => {
  const { start, search } = createEngineSession({
    indexUrl: NAMES,
    build: createEngine,
    onMore: () => undefined,
  });
  start();
  await vi.waitFor(() => expect(requests()).toEqual([NAMES]));
  await search(query('cli'));
  expect(requestCount(NAMES)).toBe(1);
});

it('asks again for names that failed before there was a query', async () => {
  files.delete(NAMES);
  const { start, search } = createEngineSession({
    indexUrl: NAMES,
    build: createEngine,
    onMore: () => undefined,
  });
  start();
  await expect(search(query('cli'))).rejects.toThrow('Failed to fetch');
  files.set(NAMES, names);
  expect((await search(query('cli'))).hits).not.toEqual([]);
});

describe('if the names fail', () => {
  it.each([
    ['the host cannot be reached', undefined, 'Failed to fetch'],
    ['the file is gone', 404, `${NAMES} answered 404`],
  ])('because %s, the query fails and the next one retries', async (_, failure, message) => {
    files.set(NAMES, failure);
    const { ask } = open();
    await expect(ask('CLI')).rejects.toThrow(message);
    files.set(NAMES, names);
    hold(TEXT);
    expect(await ask('watch')).toEqual(BY_HEADING.slice(1));
    expect(requests()).toEqual([NAMES, HEADINGS, NAMES, TEXT]);
  });

  it('because they are not an index, the query fails too', async () => {
    files.set(NAMES, { hello: 1 });
    await expect(open().ask('CLI')).rejects.toThrow(TypeError);
  });
});

describe('if the headings fail', () => {
  it('names answer what they can, and the next query retries', async () => {
    files.set(HEADINGS, 503);
    const { ask, onMore } = open();
    expect(await ask('CLI')).toEqual(BY_NAME);
    expect(await ask('CLI mode')).toEqual(BY_NAME);
    await vi.waitFor(() => expect(requestCount(HEADINGS)).toBe(2));
    expect(onMore).not.toHaveBeenCalled();
    files.set(HEADINGS, headings);
    hold(TEXT);
    expect(await ask('watch')).toEqual(BY_HEADING.slice(1));
    expect(requestCount(NAMES)).toBe(1);
  });

  it('queries without a name fail until the headings load', async () => {
    files.set(HEADINGS, 503);
    const { ask } = open();
    await expect(ask('watch')).rejects.toThrow(`${HEADINGS} answered 503`);
    expect(requests()).toEqual([NAMES, HEADINGS]);
    files.set(HEADINGS, headings);
    expect(await ask('terminal')).toEqual(BY_TEXT.slice(0, 1));
  });
});

describe('if the text fails', () => {
  it('titles still answer, and the next query retries', async () => {
    files.set(TEXT, 503);
    const { ask, onMore } = open();
    expect(await ask('flags')).toEqual(BY_HEADING.slice(0, 1));
    await vi.waitFor(() => expect(requestCount(TEXT)).toBe(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(await ask('flags')).toEqual(BY_HEADING.slice(0, 1));
    await vi.waitFor(() => expect(requestCount(TEXT)).toBe(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(onMore).toHaveBeenCalledOnce();
    files.set(TEXT, text);
    expect(await ask('terminal')).toEqual(BY_TEXT.slice(0, 1));
    expect(requestCount(NAMES)).toBe(1);
    expect(requestCount(HEADINGS)).toBe(1);
  });

  it('an answer that was waiting for it is final, and the dialog hears of it once', async () => {
    files.set(TEXT, 503);
    const send = hold(TEXT);
    const { search, onMore } = open();
    expect((await search(query('watch terminal'))).isTentative).toBe(true);
    onMore.mockClear();
    send();
    await vi.waitFor(() => expect(onMore).toHaveBeenCalledOnce());
    expect((await search(query('watch terminal'))).isTentative).toBe(false);
    await vi.waitFor(() => expect(requestCount(TEXT)).toBe(2));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('queries without a title match fail until the text loads', async () => {
    files.set(TEXT, 503);
    const { ask } = open();
    await expect(ask('terminal')).rejects.toThrow(`${TEXT} answered 503`);
    files.set(TEXT, text);
    expect(await ask('terminal')).toEqual(BY_TEXT.slice(0, 1));
    expect(requestCount(NAMES)).toBe(1);
  });
});
