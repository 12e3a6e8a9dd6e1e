// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentIndex } from './current-index.ts';

vi.mock('./worker.ts?worker&url', () => ({ default: '/assets/worker-1.js' }));
vi.mock('./current-index.ts');

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly received: unknown[] = [];
  isAlive = true;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(message: unknown) {
    this.received.push(message);
  }

  terminate() {
    this.isAlive = false;
  }
}

beforeEach(() => {
  vi.resetModules();
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.mocked(currentIndex).mockReset().mockResolvedValue('/assets/search-1.json');
});
afterEach(() => vi.unstubAllGlobals());

it('starts one worker, which loads the names and is taken once', async () => {
  const { startWorkerEarly, takeWorker } = await import('./early-worker.ts');
  startWorkerEarly('/search.en.json');
  startWorkerEarly('/search.en.json');
  const [early] = FakeWorker.made;
  await vi.waitFor(() => expect(early!.received).toEqual([{ indexUrl: '/assets/search-1.json' }]));
  expect(takeWorker('/search.en.json')).toBe(early);
  startWorkerEarly('/search.en.json');
  expect(FakeWorker.made).toHaveLength(1);
  expect(takeWorker('/search.en.json')).toBe(FakeWorker.made[1]);
});

it('keeps the worker for the language that it was started for', async () => {
  const { startWorkerEarly, takeWorker } = await import('./early-worker.ts');
  startWorkerEarly('/search.en.json');
  expect(takeWorker('/search.zh.json')).not.toBe(FakeWorker.made[0]);
  expect(takeWorker('/search.en.json')).toBe(FakeWorker.made[0]);
});

it('ends a worker that nobody took before another language', async () => {
  const { startWorkerEarly } = await import('./early-worker.ts');
  startWorkerEarly('/search.en.json');
  startWorkerEarly('/search.zh.json');
  expect(FakeWorker.made.map(({ isAlive }) => isAlive)).toEqual([false, true]);
});

it('keeps the worker of a language when that of another one fails', async () => {
  const { startWorkerEarly, takeWorker } = await import('./early-worker.ts');
  startWorkerEarly('/search.en.json');
  const english = takeWorker('/search.en.json');
  startWorkerEarly('/search.zh.json');
  english.dispatchEvent(new Event('error'));
  expect(takeWorker('/search.zh.json')).toBe(FakeWorker.made[1]);
  expect(FakeWorker.made).toHaveLength(2);
});

it('does not pass on a worker whose script failed to load', async () => {
  const { startWorkerEarly, takeWorker } = await import('./early-worker.ts');
  startWorkerEarly('/search.en.json');
  FakeWorker.made[0]!.dispatchEvent(new Event('error'));
  expect(takeWorker('/search.en.json')).toBe(FakeWorker.made[1]);
});

it('leaves a browser without workers, or without the index, to the dialog', async () => {
  const { startWorkerEarly, takeWorker } = await import('./early-worker.ts');
  vi.stubGlobal('Worker', undefined);
  expect(() => startWorkerEarly('/search.en.json')).not.toThrow();
  vi.stubGlobal('Worker', FakeWorker);
  vi.mocked(currentIndex).mockRejectedValue(new Error('offline'));
  expect(takeWorker('/search.en.json')).toBe(FakeWorker.made[0]);
});
