import type { PageStore } from '../../runtime/page-store.ts';
import { restoreTabs, startTabs } from './tabs.ts';

/** What makes static markup answer: delegated listeners, set once, and what each new page needs. */
export function startBehaviours(store: PageStore): void {
  startTabs();
  restoreTabs();
  store.subscribe(() => {
    restoreTabs();
    document.querySelector<HTMLElement>('#sidebar:popover-open')?.hidePopover();
  });
}
