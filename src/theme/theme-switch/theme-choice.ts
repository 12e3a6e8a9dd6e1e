import { choiceOf, choose } from '../../runtime/storage/choices.ts';
import { THEME_KEY } from '../../runtime/storage/storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export function themeOf(chosen: string | undefined): ThemeChoice {
  return THEMES.find((theme) => theme === chosen) ?? 'auto';
}

export const currentTheme = (): ThemeChoice => themeOf(choiceOf(THEME_KEY));

export function setTheme(theme: ThemeChoice): void {
  choose(THEME_KEY, theme);
}

/** `auto` is the absence of a class: CSS then follows the system by itself. */
export function applyTheme(): void {
  const theme = currentTheme();
  const { classList } = document.documentElement;
  classList.toggle('light', theme === 'light');
  classList.toggle('dark', theme === 'dark');
}
