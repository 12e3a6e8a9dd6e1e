import { TAB_CHOSEN, TAB_GROUP, TAB_VALUE } from '../../model/document.ts';
import { readStored, STORAGE_KEYS } from './storage.ts';

/**
 * Returns the tabs of a group as `Tabs` renders it: `.tabs > [role=tablist] > [role=tab]`, with a panel for
 * each.
 */
export function tabsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
}

export function selectTab(group: Element, chosen: HTMLElement): void {
  for (const tab of tabsOf(group)) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isChosen;
  }
  group.dispatchEvent(new CustomEvent(TAB_CHOSEN, { detail: chosen.getAttribute(TAB_VALUE) }));
}

/** Selects the stored tab in every group, or only in groups with this storage key. */
export function restoreTabs(only?: string | null): void {
  for (const group of document.querySelectorAll<HTMLElement>(`.tabs[${TAB_GROUP}]`)) {
    const key = STORAGE_KEYS.tabPrefix + (group.getAttribute(TAB_GROUP) ?? '');
    if (only !== undefined && only !== key) continue;
    const stored = readStored(key);
    const tab =
      stored === undefined
        ? undefined
        : tabsOf(group).find((candidate) => candidate.getAttribute(TAB_VALUE) === stored);
    if (tab) selectTab(group, tab);
  }
}
