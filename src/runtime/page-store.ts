import { useSyncExternalStore } from 'react';
import type { PageSnapshot } from './page-snapshot.ts';

export interface PageStore {
  get(): PageSnapshot;
  set(page: PageSnapshot): void;
  subscribe(listener: () => void): () => void;
}

export function createPageStore(first: PageSnapshot): PageStore {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(page) {
      current = page;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function usePage(store: PageStore): PageSnapshot {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
