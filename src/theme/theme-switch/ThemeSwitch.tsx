import { CONTROL, mark } from '../../model/document.ts';
import { useSay } from '../../runtime/page/Piece.tsx';
import { THEME_KEY } from '../../runtime/storage/storage.ts';
import { currentTheme, setTheme, themeOf } from './theme-choice.ts';
import type { ThemeChoice } from './theme-choice.ts';
import { useChoice } from '../../runtime/storage/use-choice.ts';
import { Drawing } from '../icon/Drawing.tsx';
import { withColorTransition } from './color-transition.ts';

const LABELS = { auto: 'Automatic', light: 'Light', dark: 'Dark' } as const;

/** A screen, the sun and the moon. */
const ICONS = [
  'M3 4h14v10H3zM7 17h6',
  'M6 10a4 4 0 0 0 8 0 4 4 0 0 0-8 0m4-9v2m0 14v2M1 10h2m14 0h2M4 4l1 1m10 10 1 1M4 16l1-1M15 5l1-1',
  'M16 12A7 7 0 0 1 8 4a7 7 0 1 0 8 8',
];

/** Cycles through the themes. The class of the root decides which icon shows, from the first paint. */
export function ThemeSwitch() {
  const say = useSay();
  const theme = themeOf(useChoice(THEME_KEY));
  // The transition may start a while after the click, so the theme is read there.
  const change = () =>
    withColorTransition(() =>
      setTheme(nextTheme(currentTheme(), matchMedia('(prefers-color-scheme: dark)').matches)),
    );
  return (
    <button
      type="button"
      className="icon-button theme-switch"
      {...mark(CONTROL)}
      data-theme={theme}
      aria-label={`${say('Theme')}: ${say(LABELS[theme])}`}
      onClick={change}
    >
      <Drawing paths={ICONS} />
    </button>
  );
}

/** After automatic comes the theme that the system does not show, so the first click changes the colors. */
export function nextTheme(theme: ThemeChoice, isSystemDark: boolean): ThemeChoice {
  const other = isSystemDark ? 'light' : 'dark';
  if (theme === 'auto') return other;
  if (theme === other) return isSystemDark ? 'dark' : 'light';
  return 'auto';
}
