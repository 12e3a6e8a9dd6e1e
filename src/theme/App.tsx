import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { HeadProvider, useHead } from '../runtime/page/head.tsx';
import type { Head } from '../runtime/page/head.tsx';
import { Contained } from '../runtime/page/Contained.tsx';
import { Parts } from '../runtime/page/parts.tsx';
import type { PageStore } from '../runtime/page/page-store.ts';
import type { PageSnapshot } from '../runtime/page/page-snapshot.ts';
import { Shared } from '../runtime/page/shared.tsx';
import { Layout } from './layouts/Layout.tsx';
import { RetryNotice } from './notice/RetryNotice.tsx';
import { Search } from './search/Search.tsx';

interface AppProps {
  store: PageStore;
  head: Head;
  /** Called once the page is interactive. */
  onReady: () => void;
}

/** What the app has on every page. If one fails, the page and the others stay. */
const BESIDE_THE_PAGE = { Search, RetryNotice };

export function App({ store, head, onReady }: AppProps) {
  const page = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(onReady, [onReady]);
  return (
    <HeadProvider head={head}>
      <Shared store={store} pieces={page.pieces}>
        <PageEffects page={page} />
        <Layout page={page} />
        {Object.entries(BESIDE_THE_PAGE).map(([name, Shown]) => (
          <Contained key={name} name={name}>
            <Shown />
          </Contained>
        ))}
        <Parts />
      </Shared>
    </HeadProvider>
  );
}

/** Updates the document head after a navigation. Rendered first, because effects of the layout read the root's attributes. */
function PageEffects({ page }: { page: PageSnapshot }) {
  const head = useHead();
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    head.apply(page);
  }, [head, page]);
  return null;
}
