import type { SearchAnswer, SearchQuery } from '../../model/search.ts';
import { createEngine } from '../engine/engine.ts';
import { createEngineSession } from './engine-session.ts';
import type { EngineSession } from './engine-session.ts';

export interface ToWorker {
  id: number;
  indexUrl: string;
  query: SearchQuery;
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
  session
    .search(data.query)
    .then((answer) => send({ id: data.id, answer }))
    .catch((error: unknown) => send({ id: data.id, failure: String(error) }));
});
