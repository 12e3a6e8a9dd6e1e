import type { PageSnapshot } from './page-snapshot.ts';

export interface PageStore {
  get(): PageSnapshot;
  set(page: PageSnapshot): void;
  /** Notifies at once, before the page is in the document. */
  subscribe(listener: () => void): () => void;
  /**
   * Notifies when a page is in the document, or the first screen of a long one, and again when it has been painted and is
   * whole.
   */
  onShown(listener: (isPainted: boolean) => void): () => void;
  /** Called by the code that puts pages into the document. */
  shown(isPainted: boolean): void;
}

export function createPageStore(first: PageSnapshot): PageStore {
  let current = first;
  const listeners = new Set<() => void>();
  const shownListeners = new Set<(isPainted: boolean) => void>();
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
    onShown(listener) {
      shownListeners.add(listener);
      return () => void shownListeners.delete(listener);
    },
    shown(isPainted) {
      for (const listener of shownListeners) listener(isPainted);
    },
  };
}
