import { expect, it, vi } from 'vitest';
import type { PageSnapshot } from './page-snapshot.ts';
import { createPageStore } from './page-store.ts';

const page = (routePath: string) => ({ routePath }) as PageSnapshot;

it('stores the current page and notifies subscribers until they unsubscribe', () => {
  const store = createPageStore(page('/a'));
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.set(page('/b'));
  expect(store.get().routePath).toBe('/b');
  unsubscribe();
  store.set(page('/c'));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('notifies that a page is in the document only when it is', () => {
  const store = createPageStore(page('/a'));
  const onShown = vi.fn<(isPainted: boolean) => void>();
  store.onShown(onShown);
  store.set(page('/b'));
  expect(onShown).not.toHaveBeenCalled();
  store.shown(false);
  expect(onShown.mock.calls).toEqual([[false]]);
  store.shown(true);
  expect(onShown).toHaveBeenLastCalledWith(true);
});
