import { HIDE_NAVBAR } from '../../model/document.ts';
import { carryHiddenParts } from '../../runtime/navigate/carry-hidden-parts.ts';
import type { PageStore } from '../../runtime/page/page-store.ts';
import type { BrowserExtension } from '../../runtime/islands/browser-extension.ts';
import { sleepingIslands, startIslands } from '../../runtime/islands/wake-islands.tsx';
import { choiceOf, subscribeChoices } from '../../runtime/storage/choices.ts';
import { restoreTabs } from '../../runtime/storage/tab-groups.ts';
import { ISLANDS } from '../../components/islands.tsx';
import { startCodeTools } from '../code/load-code-tools.ts';
import { showLinkedLines, startLineLinks } from '../code/line-links.ts';
import { startOutline } from './outline.ts';
import { prepareOverview } from './load-overview-filter.ts';
import { prepareSuggestions } from './load-suggestions.ts';
import { startPopups } from '../popups/popups.ts';
import { revealHash, startReveal } from './reveal.ts';
import { startScrollTop } from './scroll-top.ts';
import { startSearch } from './load-search.ts';
import { showActiveEntry } from './sidebar-place.ts';
import { startZoom } from '../zoom/zoom.ts';

type Prepare = (isPainted?: boolean) => void;

/**
 * Makes static markup interactive: each behavior adds its delegated listeners once, and may return what prepares each
 * page that is shown. If one fails, the others still work, and the console says which.
 */
export function startBehaviors(store: PageStore, extensions: readonly BrowserExtension[]): void {
  const behaviors: Record<string, () => Prepare | void> = {
    sidebar: () => (isPainted) => {
      if (isPainted !== true) showActiveEntry();
    },
    // Before all that may reveal something in one.
    islands: () =>
      startIslands(
        Object.assign({ PageMenu: { load: loadPageMenu } }, ISLANDS, ...extensions.map((one) => one.islands)),
        store,
      ),
    tabs: () => {
      // A group of tabs far from the screen follows the choice too, so nothing moves when the reader gets there.
      const restore = () => restoreTabs(sleepingIslands('Tabs'), choiceOf);
      subscribeChoices(restore);
      return restore;
    },
    reveal: () => {
      startReveal();
      revealHash();
    },
    navbar: () => {
      if (document.documentElement.hasAttribute(HIDE_NAVBAR))
        void import('./hide-navbar.ts').then((part) => part.startHideNavbar());
    },
    popups: () => {
      const close = startPopups();
      // Before the page changes: the open menu holds nodes of the page that is left.
      store.subscribe(() => contain('popups', close));
    },
    'hidden-parts': () => carryHiddenParts,
    'code-tools': () =>
      startCodeTools(
        store,
        extensions.flatMap(({ codeTools }) => codeTools ?? []),
      ),
    outline: startOutline,
    'scroll-top': startScrollTop,
    zoom: startZoom,
    overview: () => prepareOverview,
    suggestions: () => prepareSuggestions,
    lines: () => {
      startLineLinks();
      return showLinkedLines;
    },
    search: startSearch,
    ...Object.fromEntries(extensions.map(({ name, start }) => [name, () => start?.()])),
  };
  const onEachPage = Object.entries(behaviors).flatMap(([name, start]) => {
    const prepare = contain(name, start);
    return prepare ? [(isPainted?: boolean) => contain(name, () => prepare(isPainted))] : [];
  });
  for (const prepare of onEachPage) prepare();
  store.onShown((isPainted) => {
    for (const prepare of onEachPage) prepare(isPainted);
  });
}

const loadPageMenu = async () => (await import('../page-menu/PageMenu.tsx')).readPageMenu;

function contain<Result>(name: string, run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    console.error(`${name} failed:`, error);
    return undefined;
  }
}
