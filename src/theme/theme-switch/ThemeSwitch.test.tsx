import { expect, it } from 'vitest';
import { nextTheme } from './ThemeSwitch.tsx';

it.each([
  [false, ['auto', 'dark', 'light', 'auto']],
  [true, ['auto', 'light', 'dark', 'auto']],
] as const)(
  '[S16] the first step from automatic changes the colors (dark system: %s)',
  (isSystemDark, cycle) => {
    for (const [index, theme] of cycle.slice(0, -1).entries())
      expect(nextTheme(theme, isSystemDark)).toBe(cycle[index + 1]);
  },
);
