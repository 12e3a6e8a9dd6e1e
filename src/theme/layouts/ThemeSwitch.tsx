import { useSyncExternalStore } from 'react';
import { CONTROL, mark } from '../../model/document.ts';
import { withColorTransition } from '../behaviors/theme-transition.ts';
import { currentTheme, setTheme, subscribeTheme, THEMES } from '../../runtime/storage/theme-choice.ts';
import type { ThemeChoice } from '../../runtime/storage/theme-choice.ts';

const LABELS: Record<ThemeChoice, string> = { auto: 'Automatic', light: 'Light', dark: 'Dark' };

/** After the choice that counts by then: a browser may draw for a while before it changes anything. */
const nextTheme = () => THEMES[THEMES.indexOf(currentTheme()) + 1] ?? 'auto';

/** One button that goes round: automatic, light, dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'auto' as const);
  return (
    <button
      type="button"
      className="icon-button theme-switch"
      {...mark(CONTROL)}
      data-theme={theme}
      aria-label={`Theme: ${LABELS[theme]}`}
      onClick={() => withColorTransition(() => setTheme(nextTheme()))}
    >
      <span className="theme-icon" aria-hidden="true" />
    </button>
  );
}
