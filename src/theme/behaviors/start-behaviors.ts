import { HIDE_NAVBAR } from '../../model/document.ts';
import { carryHiddenParts } from '../../runtime/navigate/carry-hidden-parts.ts';
import type { PageStore } from '../../runtime/page/page-store.ts';
import { followChoices } from '../../runtime/storage/follow-choices.ts';
import { restoreTabs } from '../../runtime/storage/tab-groups.ts';
import { loadExplorers } from '../explorer/load-explorers.ts';
import { startCodeTools } from '../code/load-code-tools.ts';
import { startCopyPageLinks } from '../code/copy-page-links.ts';
import { showLinkedLines, startLineLinks } from '../code/line-links.ts';
import { startTypes } from '../code/load-types.ts';
import { startOutline } from './outline.ts';
import { prepareOverview } from './load-overview-filter.ts';
import { prepareSuggestions } from './load-suggestions.ts';
import { startPopups } from '../popups/popups.ts';
import { revealHash, startReveal } from './reveal.ts';
import { startScrollTop } from './scroll-top.ts';
import { startSearch } from './load-search.ts';
import { showActiveEntry } from './sidebar-place.ts';
import { startTabs } from './tabs.ts';
import { startThemeSwitch } from './theme-switch.ts';
import { startZoom } from '../zoom/zoom.ts';

/** Makes static markup interactive: adds delegated listeners once and prepares each page that is shown. */
export function startBehaviors(store: PageStore): void {
  startTabs();
  followChoices();
  startReveal();
  startLineLinks();
  if (document.documentElement.hasAttribute(HIDE_NAVBAR))
    void import('./hide-navbar.ts').then((part) => part.startHideNavbar());
  startTypes();
  startCopyPageLinks();
  const closePopups = startPopups();
  const onEachPage = [
    carryHiddenParts,
    () => restoreTabs(),
    startCodeTools(store),
    startOutline(),
    startScrollTop(),
    startThemeSwitch(),
    startZoom(),
    loadExplorers,
    prepareOverview,
    prepareSuggestions,
    showLinkedLines,
  ];
  for (const prepare of onEachPage) prepare();
  showActiveEntry();
  revealHash();
  startSearch();
  // Before the page changes: the open menu holds nodes of the page that is left.
  store.subscribe(closePopups);
  store.onShown((isPainted) => {
    if (!isPainted) showActiveEntry();
    for (const prepare of onEachPage) prepare(isPainted);
  });
}
