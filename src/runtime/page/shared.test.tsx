// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { PageSnapshot } from './page-snapshot.ts';
import { createPageStore } from './page-store.ts';
import type { PageStore } from './page-store.ts';
import { Shared, usePageShown } from './shared.tsx';

afterEach(cleanup);

const page = (routePath: string) => ({ routePath }) as PageSnapshot;

function Route({ store }: { store: PageStore }) {
  return useSyncExternalStore(store.subscribe, store.get, store.get).routePath;
}

it('is rendered as the first page on the server and in the browser', () => {
  const store = createPageStore(page('/a'));
  expect(renderToString(<Route store={store} />)).toBe('/a');
  expect(render(<Route store={store} />).container.textContent).toBe('/a');
});

it('shows the next page in every component at once', () => {
  const store = createPageStore(page('/a'));
  const [first, second] = [render(<Route store={store} />), render(<Route store={store} />)];
  flushSync(() => store.set(page('/b')));
  expect([first.container.textContent, second.container.textContent]).toEqual(['/b', '/b']);
});

it('does not call a listener that has ended its subscription, also while others stay', () => {
  const store = createPageStore(page('/a'));
  const [ended, kept] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const end = store.subscribe(ended);
  store.subscribe(kept);
  end();
  store.set(page('/b'));
  expect([ended.mock.calls.length, kept.mock.calls.length]).toEqual([0, 1]);
});

it('lets behaviors act on the old document before a change, and on the new one once it is there', () => {
  const store = createPageStore(page('/a'));
  const { container } = render(<Route store={store} />);
  const acted: string[] = [];
  store.subscribe(() => acted.push(`leaves ${container.textContent}`));
  store.onShown((isPainted) => acted.push(`${isPainted ? 'painted' : 'shown'} ${container.textContent}`));
  flushSync(() => store.set(page('/b')));
  store.shown(false);
  store.shown(true);
  expect(acted).toEqual(['leaves /a', 'shown /b', 'painted /b']);
});

it('tells a component about the first page and each later one, until it goes', () => {
  const store = createPageStore(page('/a'));
  const told: boolean[] = [];
  function Listener() {
    usePageShown((isPainted) => told.push(isPainted));
    return null;
  }
  const { unmount } = render(
    <Shared store={store} pieces={store.get().pieces}>
      <Listener />
    </Shared>,
  );
  store.shown(false);
  store.shown(true);
  unmount();
  store.shown(true);
  expect(told).toEqual([true, false, true]);
});
