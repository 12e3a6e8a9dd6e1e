import { restoreTabs } from './tab-groups.ts';
import { applyTheme } from './theme-choice.ts';

/**
 * Takes over the theme and the tabs that are chosen in another tab of the browser, at once and also while this one is
 * hidden. Only a page in the back-forward cache may hear of nothing, and looks when it comes back.
 */
export function followChoices(): void {
  addEventListener('storage', ({ key }) => {
    applyTheme();
    restoreTabs(key);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    applyTheme();
    restoreTabs();
  });
}
