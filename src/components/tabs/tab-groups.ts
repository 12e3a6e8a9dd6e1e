/**
 * Groups of tabs as the document has them before they are components: `.tabs > [role=tablist] > [role=tab]`, with a panel
 * for each.
 */
import { TAB_GROUP, TAB_VALUE } from '../../model/document.ts';

const KEY_PREFIX = 'tab:';

export function tabsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
}

/** Panels are missing in a document that has not arrived completely. */
export function panelsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')];
}

export function valueOf(tab: Element): string {
  return tab.getAttribute(TAB_VALUE) ?? '';
}

/** The choice of every group with this id is stored under this key. */
export function choiceKey(groupId: string): string {
  return KEY_PREFIX + groupId;
}

/** Selects the tab that the reader has chosen in groups with an id. */
export function restoreTabs(groups: Iterable<Element>, choiceOf: (key: string) => string | undefined): void {
  for (const group of groups) {
    const wanted = choiceOf(choiceKey(group.getAttribute(TAB_GROUP) ?? ''));
    if (wanted === undefined) continue;
    const tabs = tabsOf(group);
    const chosen = tabs.find((tab) => valueOf(tab) === wanted);
    if (!chosen) continue;
    const panels = panelsOf(group);
    for (const [index, tab] of tabs.entries()) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      if (panels[index]) panels[index].hidden = !isChosen;
    }
  }
}

/** Selects the chosen tabs while the document is still loading. Few readers have ever chosen one. */
export function restoreBeforePaint(
  storedKeys: readonly string[],
  choiceOf: (key: string) => string | undefined,
  whileLoading: (selector: string, change: (groups: Iterable<Element>) => void) => void,
): void {
  if (storedKeys.some((key) => key.startsWith(KEY_PREFIX)))
    whileLoading(`.tabs[${TAB_GROUP}]`, (groups) => restoreTabs(groups, choiceOf));
}
