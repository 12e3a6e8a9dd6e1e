import { TAB_GROUP, TAB_VALUE } from '../../model/document.ts';
import { STORAGE_KEYS, writeStored } from '../../runtime/storage/storage.ts';
import { selectTab, tabsOf } from '../../runtime/storage/tab-groups.ts';

/** Drives all tab groups. Groups with the same id switch together, and the choice is stored. */
export function startTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = tabAt(event.target);
    if (tab) chooseTab(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabAt(event.target);
    const target = tab && tabForKey(tab, event.key);
    if (!target) return;
    event.preventDefault();
    chooseTab(target);
    target.focus();
  });
}

/** Selects the tab of a panel that a link points into. */
export function chooseTabOf(panel: Element): void {
  const group = panel.closest<HTMLElement>('.tabs');
  const tab =
    group && tabsOf(group).find((candidate) => candidate.getAttribute('aria-controls') === panel.id);
  if (group && tab) selectTab(group, tab);
}

function chooseTab(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('.tabs');
  if (!group) return;
  const id = group.getAttribute(TAB_GROUP);
  const value = tab.getAttribute(TAB_VALUE) ?? '';
  selectTab(group, tab);
  if (id === null) return;
  writeStored(STORAGE_KEYS.tabPrefix + id, value);
  const top = tab.getBoundingClientRect().top;
  for (const other of document.querySelectorAll<HTMLElement>(`.tabs[${TAB_GROUP}="${CSS.escape(id)}"]`)) {
    const same =
      other === group
        ? undefined
        : tabsOf(other).find((candidate) => candidate.getAttribute(TAB_VALUE) === value);
    if (same) selectTab(other, same);
  }
  // Groups above may have changed their height: keep this tab where it was on the screen.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

function tabAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>('.tabs [role="tab"]') : null) ?? undefined;
}

function tabForKey(tab: HTMLElement, key: string): HTMLElement | undefined {
  const group = tab.closest<HTMLElement>('.tabs');
  if (!group) return undefined;
  const tabs = tabsOf(group);
  const index = tabs.indexOf(tab);
  const step = { ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
    key
  ];
  return step === undefined ? undefined : tabs[step % tabs.length];
}
