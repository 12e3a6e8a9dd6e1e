import type { SearchAnswer, SearchQuery } from '../../model/search.ts';

export interface ToWorker {
  id: number;
  indexUrl: string;
  query: SearchQuery;
}

export type FromWorker =
  | { id: number; answer: SearchAnswer }
  | { id: number; failure: string }
  | { hasMore: true };
