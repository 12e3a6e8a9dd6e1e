/**
 * Groups of tabs as the document has them before they are components: `.tabs > [role=tablist] > [role=tab]`, with a panel
 * for each.
 */
import { TAB_GROUP, TAB_VALUE } from '../../model/document.ts';
import { STORAGE_KEYS } from './storage.ts';

export function tabsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
}

export function panelOf(tab: Element): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

export function valueOf(tab: Element): string {
  return tab.getAttribute(TAB_VALUE) ?? '';
}

/** Selects the tab that the reader has chosen in groups with an id. */
export function restoreTabs(groups: Iterable<Element>, choiceOf: (key: string) => string | undefined): void {
  for (const group of groups) {
    const id = group.getAttribute(TAB_GROUP);
    const wanted = id === null ? undefined : choiceOf(STORAGE_KEYS.tabPrefix + id);
    const tabs = wanted === undefined ? [] : tabsOf(group);
    const chosen = tabs.find((tab) => valueOf(tab) === wanted);
    if (!chosen) continue;
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = panelOf(tab);
      if (panel) panel.hidden = !isChosen;
    }
  }
}
