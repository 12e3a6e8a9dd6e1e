import { readStored, THEME_KEY } from '../../runtime/storage/storage.ts';

/** Applies a stored theme. In every page, so it is shorter than what follows the choice later. */
export function restoreTheme({ classList }: Element): void {
  const theme = readStored(THEME_KEY);
  if (theme === 'dark' || theme === 'light') classList.add(theme);
}
