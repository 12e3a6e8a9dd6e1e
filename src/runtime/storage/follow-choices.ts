import { restoreTabs } from './tab-groups.ts';
import { applyTheme } from './theme-choice.ts';

/**
 * Applies a theme or tab chosen in another browser tab at once, even while this one is hidden. A page in the
 * back-forward cache gets no events and checks when it returns.
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
