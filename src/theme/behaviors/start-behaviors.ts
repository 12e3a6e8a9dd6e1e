import { HIDE_NAVBAR } from '../../model/document.ts';
import { carryHiddenParts } from '../../runtime/navigate/carry-hidden-parts.ts';
import { readSearchButton } from '../search/SearchButton.tsx';
import type { PageStore } from '../../runtime/page/page-store.ts';
import type { IslandKind } from '../../runtime/islands/Island.tsx';
import { sleepingIslands, startIslands } from '../../runtime/islands/wake-islands.tsx';
import { choiceOf, subscribeChoices } from '../../runtime/storage/choices.ts';
import { restoreTabs } from '../../runtime/storage/tab-groups.ts';
import { ISLANDS } from '../../components/islands.tsx';
import { loadExplorers } from '../explorer/load-explorers.ts';
import { startCodeTools } from '../code/load-code-tools.ts';
import { showLinkedLines, startLineLinks } from '../code/line-links.ts';
import { startTypes } from '../code/load-types.ts';
import { startPopups } from '../popups/popups.ts';
import { revealHash, startReveal } from './reveal.ts';
import { startScrollTop } from './scroll-top.ts';

type Prepare = (isPainted?: boolean) => void;

/**
 * Makes static markup interactive: each behavior adds its delegated listeners once, and may return what prepares each
 * page that is shown. If one fails, the others still work, and the console says which.
 */
export function startBehaviors(store: PageStore): void {
  const behaviors: Record<string, () => Prepare | void> = {
    // Before all that may reveal something in one.
    islands: () => startIslands({ ...ISLANDS, ...SHELL_ISLANDS }, store),
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
    types: startTypes,
    popups: () => {
      const close = startPopups();
      // Before the page changes: the open menu holds nodes of the page that is left.
      store.subscribe(() => contain('popups', close));
    },
    'hidden-parts': () => carryHiddenParts,
    'code-tools': () => startCodeTools(store),
    'scroll-top': startScrollTop,
    explorers: () => loadExplorers,
    lines: () => {
      startLineLinks();
      return showLinkedLines;
    },
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

/** The islands in the text of the shell. */
const SHELL_ISLANDS: Readonly<Record<string, IslandKind>> = {
  SearchButton: { read: readSearchButton },
  PageMenu: { load: async () => (await import('../page-menu/PageMenu.tsx')).readPageMenu },
  OverviewFilter: {
    load: async () => (await import('../overview/OverviewFilter.tsx')).readOverviewFilter,
    // Otherwise it wakes when its input gets focus.
    wakes: (frame) => frame.querySelector('input')!.value !== '' || location.search.includes('filter='),
  },
  Suggestions: {
    load: async () => (await import('../not-found/Suggestions.tsx')).readSuggestions,
    wakes: () => true,
  },
};

function contain<Result>(name: string, run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    console.error(`${name} failed:`, error);
    return undefined;
  }
}
