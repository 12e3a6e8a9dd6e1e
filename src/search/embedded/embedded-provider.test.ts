// @vitest-environment happy-dom
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer } from '../../model/search.ts';
import { query } from '../engine/sample-records.ts';
import { currentIndex } from './current-index.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { createMainThreadSession } from './main-thread.ts';
import type { ToWorker } from './worker.ts';

vi.mock('./worker.ts?worker&url', () => ({ default: '/assets/worker-1.js' }));
vi.mock('./main-thread.ts');
vi.mock('./current-index.ts');

/** A worker that answers when the test tells it to. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly received: ToWorker[] = [];
  readonly asked: NonNullable<ToWorker['asked']>[] = [];
  isAlive = true;

  constructor(
    readonly url: string,
    readonly options: WorkerOptions,
  ) {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(message: ToWorker) {
    this.received.push(structuredClone(message));
    if (message.asked) this.asked.push(message.asked);
  }

  terminate() {
    this.isAlive = false;
  }

  say(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

const INDEX = 'https://site.example/assets/search-1.json';

const answer = (total: number): SearchAnswer => ({ hits: [], total, sections: [], suggestions: [] });
const searchHere = vi.fn<() => Promise<SearchAnswer>>();

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.mocked(currentIndex).mockReset().mockResolvedValue(INDEX);
  searchHere.mockReset().mockResolvedValue(answer(9));
  vi.mocked(createMainThreadSession)
    .mockReset()
    .mockReturnValue({ start: () => undefined, search: searchHere });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const provider = createEmbeddedProvider('/search.en.json');
  return { provider, worker: FakeWorker.made[0]! };
}

describe('in a worker', () => {
  it('loads the index before the first query', async () => {
    const { provider, worker } = open();
    expect(currentIndex).toHaveBeenCalledExactlyOnceWith('/search.en.json');
    expect(worker.url).toBe(new URL('/assets/worker-1.js', location.href).href);
    expect(worker.options).toEqual({ type: 'module' });
    await vi.waitFor(() => expect(worker.received).toEqual([{ indexUrl: INDEX }]));
    void provider.search(query('a'));
    await vi.waitFor(() => expect(worker.asked).toEqual([{ id: 1, query: query('a') }]));
    expect(worker.received[1]?.indexUrl).toBe(INDEX);
  });

  it('[S1] fails if nobody knows which index there is, and tries again', async () => {
    vi.mocked(currentIndex).mockReset().mockRejectedValue(new Error('offline'));
    const { provider, worker } = open();
    await expect(provider.search(query('a'))).rejects.toThrow('offline');
    vi.mocked(currentIndex).mockResolvedValue(INDEX);
    const searching = provider.search(query('ab'));
    await vi.waitFor(() => expect(worker.asked).toHaveLength(1));
    worker.say({ id: 2, answer: answer(2) });
    expect(await searching).toEqual(answer(2));
  });

  it('matches answers to questions in any order', async () => {
    const { provider, worker } = open();
    const answers = [provider.search(query('a')), provider.search(query('ab'))];
    worker.say({ id: 2, answer: answer(2) });
    worker.say({ id: 1, answer: answer(1) });
    worker.say({ id: 7, answer: answer(7) });
    expect(await Promise.all(answers)).toEqual([answer(1), answer(2)]);
  });

  it('[S1] fails with the error of the worker', async () => {
    const { provider, worker } = open();
    const searching = provider.search(query('a'));
    worker.say({ id: 1, failure: 'TypeError: Failed to fetch' });
    await expect(searching).rejects.toThrow('TypeError: Failed to fetch');
  });

  it('notifies all listeners when the text has loaded', () => {
    const { provider, worker } = open();
    const listeners = [vi.fn<() => void>(), vi.fn<() => void>()];
    for (const listener of listeners) provider.onMore?.(listener);
    provider.onMore?.(listeners[0]!);
    worker.say({ hasMore: true });
    for (const listener of listeners) expect(listener).toHaveBeenCalledOnce();
  });
});

describe('on the main thread', () => {
  it('takes over pending queries of a failed worker, and all later ones', async () => {
    const { provider, worker } = open();
    const searching = provider.search(query('a'));
    worker.dispatchEvent(new Event('error'));
    expect(await searching).toEqual(answer(9));
    expect(await provider.search(query('ab'))).toEqual(answer(9));
    expect(searchHere.mock.calls).toEqual([[query('a')], [query('ab')]]);
    expect(worker.isAlive).toBe(false);
    expect(worker.asked).toEqual([]);
    expect(createMainThreadSession).toHaveBeenCalledOnce();
  });

  it('answers if workers are not available', async () => {
    vi.stubGlobal('Worker', function Blocked() {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { provider } = open();
    expect(await provider.search(query('a'))).toEqual(answer(9));
  });

  it('notifies when more of the index has loaded', async () => {
    vi.stubGlobal('Worker', undefined);
    const { provider } = open();
    const onMore = vi.fn<() => void>();
    provider.onMore?.(onMore);
    await provider.search(query('a'));
    const [indexUrl, notify] = vi.mocked(createMainThreadSession).mock.calls[0]!;
    expect(indexUrl).toBe(INDEX);
    notify();
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('[S1] fails if neither works, without an unhandled rejection', async () => {
    vi.mocked(createMainThreadSession).mockImplementation(() => {
      throw new Error('did not load');
    });
    const unhandled = vi.fn<() => void>();
    process.once('unhandledRejection', unhandled);
    vi.stubGlobal('Worker', undefined);
    const { provider } = open();
    await expect(provider.search(query('a'))).rejects.toThrow('did not load');
    // Node.js reports a rejection when the promises of the current task are done.
    await setImmediate();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
