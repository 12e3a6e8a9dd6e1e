import { withColorTransition } from './theme-transition.ts';
import { subscribeChoices } from '../../runtime/storage/choices.ts';
import { currentTheme, setTheme } from '../../runtime/storage/theme-choice.ts';
import { say } from '../../runtime/page/say.ts';
import type { ThemeChoice } from '../../runtime/storage/theme-choice.ts';

const LABELS = { auto: 'Automatic', light: 'Light', dark: 'Dark' } as const;

/**
 * Returns the theme after this one. After automatic comes the theme that the system does not show, so the first click
 * changes the colors.
 */
export function nextTheme(theme: ThemeChoice, isSystemDark: boolean): ThemeChoice {
  const other = isSystemDark ? 'light' : 'dark';
  if (theme === 'auto') return other;
  if (theme === other) return isSystemDark ? 'dark' : 'light';
  return 'auto';
}

/** Makes the switch cycle through the themes. Returns a function that labels the switch of the page shown. */
export function startThemeSwitch(): () => void {
  const label = () => {
    const theme = currentTheme();
    const button = document.querySelector('.theme-switch');
    button?.setAttribute('data-theme', theme);
    button?.setAttribute('aria-label', `${say('Theme')}: ${say(LABELS[theme])}`);
  };
  subscribeChoices(label);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.theme-switch')) return;
    // The transition may start a while after the click, so the theme is read there.
    withColorTransition(() =>
      setTheme(nextTheme(currentTheme(), matchMedia('(prefers-color-scheme: dark)').matches)),
    );
  });
  return label;
}
