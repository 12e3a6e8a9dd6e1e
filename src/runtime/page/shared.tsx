import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { PieceContext } from './Piece.tsx';
import type { PageStore } from './page-store.ts';
import type { Pieces } from './pieces.ts';

const StoreContext = createContext<PageStore | undefined>(undefined);
/** The frame of the island around a component. */
const FrameContext = createContext<Element | undefined>(undefined);

interface SharedProps {
  store: PageStore;
  /** Of the page that the tree belongs to: an island stays on its page, the app moves on. */
  pieces: Pieces;
  frame?: Element;
  children: ReactNode;
}

/** Gives the same store to every React root of a document: the app and its islands. */
export function Shared({ store, pieces, frame, children }: SharedProps) {
  return (
    <StoreContext value={store}>
      <FrameContext value={frame}>
        <PieceContext value={pieces}>{children}</PieceContext>
      </FrameContext>
    </StoreContext>
  );
}

/**
 * Calls back when a page is in the document, or the first screen of a long one, and again when it has been painted and is
 * whole. An island hears only of pages that it is on. The first call comes when the component is there, so painted.
 */
export function usePageShown(onShown: (isPainted: boolean) => void): void {
  // Only the browser has one.
  const store = use(StoreContext);
  const frame = use(FrameContext);
  const shown = useEffectEvent((isPainted: boolean) => {
    // The islands of a page stay with its nodes when the reader leaves it.
    if (frame?.isConnected !== false) onShown(isPainted);
  });
  useEffect(() => {
    shown(true);
    return store?.onShown((isPainted) => shown(isPainted));
  }, [store]);
}
