import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { PieceContext } from './Piece.tsx';
import type { PageSnapshot } from './page-snapshot.ts';
import type { PageStore } from './page-store.ts';
import type { Pieces } from './pieces.ts';

const StoreContext = createContext<PageStore | undefined>(undefined);

interface SharedProps {
  store: PageStore;
  /** Of the page that the tree belongs to: an island stays on its page, the app moves on. */
  pieces: Pieces;
  children: ReactNode;
}

/** Gives the same store to every React root of a document: the app and its islands. */
export function Shared({ store, pieces, children }: SharedProps) {
  return (
    <StoreContext value={store}>
      <PieceContext value={pieces}>{children}</PieceContext>
    </StoreContext>
  );
}

function useStore(): PageStore {
  const store = use(StoreContext);
  if (!store) throw new Error('There is no page here.');
  return store;
}

/** Returns the page that is shown, also in an island of the shell, which stays in place between pages. */
export function usePage(): PageSnapshot {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/**
 * Calls back when a page is in the document, or the first screen of a long one, and again when it has been painted and is
 * whole. The first page has been painted already.
 */
export function usePageShown(onShown: (isPainted: boolean) => void): void {
  // The server has none, and runs no effects.
  const store = use(StoreContext);
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    shown(true);
    return store?.onShown((isPainted) => shown(isPainted));
  }, [store]);
}
