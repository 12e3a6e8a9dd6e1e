import { TAB_GROUP, TAB_VALUE } from '../../model/document.ts';
import { STORAGE_KEYS, writeStored } from '../../runtime/storage/storage.ts';
import { selectTab, tabsOf } from '../../runtime/storage/tab-groups.ts';

/** One listener drives every tab group; groups of the same id follow each other and remember. */
export function startTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = tabAt(event.target);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabAt(event.target);
    const target = tab && neighbor(tab, event.key);
    if (!target) return;
    event.preventDefault();
    choose(target);
    target.focus();
  });
}

/** Shows a panel that something on the page points into. */
export function chooseTabOf(panel: Element): void {
  const group = panel.closest<HTMLElement>('.tabs');
  const tab =
    group && tabsOf(group).find((candidate) => candidate.getAttribute('aria-controls') === panel.id);
  if (group && tab) selectTab(group, tab);
}

function choose(tab: HTMLElement): void {
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
  // Groups above may have grown or shrunk: what the reader looks at stays where it is.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

function tabAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>('.tabs [role="tab"]') : null) ?? undefined;
}

function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const group = tab.closest<HTMLElement>('.tabs');
  if (!group) return undefined;
  const tabs = tabsOf(group);
  const index = tabs.indexOf(tab);
  const step = { ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
    key
  ];
  return step === undefined ? undefined : tabs[step % tabs.length];
}
