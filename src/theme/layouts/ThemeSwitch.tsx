import { useSyncExternalStore } from 'react';
import { CONTROL, mark } from '../../model/document.ts';
import { withColorTransition } from '../behaviors/theme-transition.ts';
import { currentTheme, setTheme, subscribeTheme, THEMES } from '../../runtime/storage/theme-choice.ts';
import type { ThemeChoice } from '../../runtime/storage/theme-choice.ts';

const LABELS: Record<ThemeChoice, string> = { auto: 'Automatic', light: 'Light', dark: 'Dark' };

/** Returns the theme after the one in effect when the transition starts, which may be a while after the click. */
const nextTheme = () => THEMES[THEMES.indexOf(currentTheme()) + 1] ?? 'auto';

/** Cycles through the themes: automatic, light, dark. */
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
