import type { PageStore } from '../../runtime/page-store.ts';
import { restoreTabs } from '../../runtime/tab-groups.ts';
import { loadExplorers } from '../explorer/load-explorers.ts';
import { startCodeTools } from './code-tools.ts';
import { startHideNavbar } from './hide-navbar.ts';
import { startHoverPopups } from './hover-popups.ts';
import { showLinkedLines, startLineLinks } from './line-links.ts';
import { startMenu } from './menu.ts';
import { startOutline } from './outline.ts';
import { revealHash, startReveal } from './reveal.ts';
import { startScrollTop } from './scroll-top.ts';
import { startSearch } from './search.ts';
import { showActiveEntry } from './sidebar-place.ts';
import { startTabs } from './tabs.ts';
import { startTooltip } from './tooltip.ts';
import { startTypes } from './types.ts';
import { startZoom } from './zoom.ts';

/** What makes static markup answer: delegated listeners, set once, and what each page needs when it is there. */
export function startBehaviours(store: PageStore): void {
  startTabs();
  startReveal();
  startLineLinks();
  startHideNavbar();
  const closePopups = startPopups();
  const onEachPage = [
    restoreTabs,
    startCodeTools(),
    startOutline(),
    startScrollTop(),
    startZoom(),
    loadExplorers,
    showLinkedLines,
  ];
  for (const prepare of onEachPage) prepare();
  showActiveEntry();
  revealHash();
  startSearch();
  store.onShown((isRest) => {
    if (!isRest) {
      closePopups();
      showActiveEntry();
    }
    for (const prepare of onEachPage) prepare(isRest);
  });
}

/** Browsers without popovers show what is in them in another way; everything here would throw there. */
function startPopups(): () => void {
  if (!('showPopover' in HTMLElement.prototype)) return () => undefined;
  startHoverPopups();
  startTooltip();
  startTypes();
  return startMenu();
}
