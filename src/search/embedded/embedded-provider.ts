import type { SearchAnswer, SearchProvider, SearchQuery } from '../../model/search.ts';
import { listen } from '../../runtime/page/listen.ts';
import { currentIndex } from './current-index.ts';
import { takeWorker } from './early-worker.ts';
import type { EngineSession } from './engine-session.ts';
import type { FromWorker, ToWorker } from './worker.ts';

interface Pending {
  query: SearchQuery;
  resolve: (answer: SearchAnswer | Promise<SearchAnswer>) => void;
  reject: (error: Error) => void;
}

/**
 * Creates a provider for the site's own index, searched in a worker or, without workers, on the main thread. `address` is
 * the file that names the index.
 */
export function createEmbeddedProvider(address: string): SearchProvider {
  const listeners = new Set<() => void>();
  const onMore = () => listeners.forEach((listener) => listener());
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let worker: Worker | undefined;
  let onMainThread: Promise<EngineSession> | undefined;
  /** A worker that has failed gets nothing. */
  const tellWorker = async (asked: ToWorker['asked']) => {
    const indexUrl = await currentIndex(address);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker?.postMessage({ indexUrl, asked } satisfies ToWorker);
  };

  try {
    worker = takeWorker(address);
    const hear = (event: MessageEvent<FromWorker> | ErrorEvent) =>
      'data' in event ? receive(event.data) : fallBack();
    listen(['message', 'error'], hear, {}, worker);
  } catch {
    fallBack();
  }

  function receive(message: FromWorker): void {
    if ('hasMore' in message) return onMore();
    const request = pending.get(message.id);
    pending.delete(message.id);
    if ('answer' in message) request?.resolve(message.answer);
    else request?.reject(new Error(message.failure));
  }

  /**
   * Moves pending queries to the main thread: the worker's script failed to load, or workers are not allowed.
   */
  function fallBack(): void {
    worker?.terminate();
    worker = undefined;
    for (const { query, resolve } of pending.values()) resolve(searchHere(query));
    pending.clear();
  }

  /** Searches on the main thread. A failed load is retried with the next query. */
  async function searchHere(query: SearchQuery): Promise<SearchAnswer> {
    onMainThread ??= Promise.all([import('./main-thread.ts'), currentIndex(address)]).then(
      ([part, indexUrl]) => part.createMainThreadSession(indexUrl, onMore),
    );
    let session: EngineSession;
    try {
      session = await onMainThread;
    } catch (error) {
      onMainThread = undefined;
      throw error;
    }
    return session.search(query);
  }

  return {
    search(query) {
      if (!worker) return searchHere(query);
      return new Promise((resolve, reject) => {
        const id = (lastId += 1);
        pending.set(id, { query, resolve, reject });
        tellWorker({ id, query }).catch((error: Error) => {
          pending.delete(id);
          reject(error);
        });
      });
    },
    onMore: (listener) => void listeners.add(listener),
    close: () => worker?.terminate(),
  };
}
