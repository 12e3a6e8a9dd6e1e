import { useSyncExternalStore } from 'react';
import { withColourTransition } from '../behaviours/theme-transition.ts';
import { currentTheme, setTheme, subscribeTheme, THEMES } from '../../runtime/theme-choice.ts';
import type { ThemeChoice } from '../../runtime/theme-choice.ts';

const LABELS: Record<ThemeChoice, string> = { auto: 'Automatic', light: 'Light', dark: 'Dark' };

/** One button that goes round: automatic, light, dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'auto' as const);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  return (
    <button
      type="button"
      className="icon-button theme-switch"
      data-control
      data-theme={theme}
      aria-label={`Theme: ${LABELS[theme]}`}
      onClick={() => withColourTransition(() => setTheme(next))}
    >
      <span className="theme-icon" aria-hidden="true" />
    </button>
  );
}
