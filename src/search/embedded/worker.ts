import type { SearchAnswer, SearchQuery } from '../../model/search.ts';
import { createEngine } from '../engine/engine.ts';
import { createEngineSession } from './engine-session.ts';
import type { EngineSession } from './engine-session.ts';

/** The first message has no query: the index loads before the reader has typed one. */
export interface ToWorker {
  indexUrl: string;
  asked?: { id: number; query: SearchQuery };
}

export type FromWorker =
  | { id: number; answer: SearchAnswer }
  | { id: number; failure: string }
  | { hasMore: true };

/** The index of this worker, from its first message on. */
let session: EngineSession | undefined;

function send(message: FromWorker): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  session ??= createEngineSession({
    indexUrl: data.indexUrl,
    build: createEngine,
    onMore: () => send({ hasMore: true }),
  });
  if (!data.asked) return session.start();
  const { id, query } = data.asked;
  session
    .search(query)
    .then((answer) => send({ id, answer }))
    .catch((error: unknown) => send({ id, failure: String(error) }));
});
