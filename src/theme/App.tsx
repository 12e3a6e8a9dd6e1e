import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { HeadProvider, useHead } from '../runtime/page/head.tsx';
import type { Head } from '../runtime/page/head.tsx';
import { Parts } from '../runtime/page/parts.tsx';
import type { PageStore } from '../runtime/page/page-store.ts';
import type { PageSnapshot } from '../runtime/page/page-snapshot.ts';
import { Shared } from '../runtime/page/shared.tsx';
import { Layout } from './layouts/Layout.tsx';
import { RetryNotice } from './notice/RetryNotice.tsx';
import { markCurrentLinks } from './behaviors/current-links.ts';

interface AppProps {
  store: PageStore;
  head: Head;
  /** Called once the page is interactive. */
  onReady: () => void;
}

export function App({ store, head, onReady }: AppProps) {
  const page = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(onReady, [onReady]);
  return (
    <HeadProvider head={head}>
      <Shared store={store} pieces={page.pieces}>
        <Layout page={page} />
        <PageEffects page={page} />
        <RetryNotice />
        <Parts />
      </Shared>
    </HeadProvider>
  );
}

/**
 * Updates the document head and the current links after a navigation; the first page arrives with both in place.
 * Rendered after the layout, so the new page is already in the document.
 */
function PageEffects({ page }: { page: PageSnapshot }) {
  const head = useHead();
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    head.apply(page);
    markCurrentLinks(page.routePath);
  }, [head, page]);
  return null;
}
