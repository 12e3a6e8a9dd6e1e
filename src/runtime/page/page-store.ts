import { useSyncExternalStore } from 'react';
import type { PageSnapshot } from './page-snapshot.ts';

export interface PageStore {
  get(): PageSnapshot;
  set(page: PageSnapshot): void;
  /** Told at once, before the page is in the document. */
  subscribe(listener: () => void): () => void;
  /** Told when another page is in the document, before it is painted; and again when the rest of a long one is. */
  onShown(listener: (isRest: boolean) => void): void;
  /** For whoever puts pages into the document. */
  shown(isRest?: boolean): void;
}

export function createPageStore(first: PageSnapshot): PageStore {
  let current = first;
  const listeners = new Set<() => void>();
  const shownListeners = new Set<(isRest: boolean) => void>();
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
    onShown: (listener) => void shownListeners.add(listener),
    shown(isRest = false) {
      for (const listener of shownListeners) listener(isRest);
    },
  };
}

export function usePage(store: PageStore): PageSnapshot {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
