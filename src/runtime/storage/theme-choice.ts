import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** Kept here because the document has one theme, whoever asks for it. */
const listeners = new Set<() => void>();
/** The choice in this tab, if storage cannot keep it. */
let unsaved: ThemeChoice | undefined;

export function currentTheme(): ThemeChoice {
  const stored = unsaved ?? readStored(STORAGE_KEYS.theme);
  return THEMES.find((theme) => theme === stored) ?? 'auto';
}

export function setTheme(theme: ThemeChoice): void {
  unsaved = writeStored(STORAGE_KEYS.theme, theme) ? undefined : theme;
  applyTheme();
}

/**
 * Applies the chosen theme, also if it was chosen in another tab. `auto` is the absence of a class: CSS then
 * follows the system by itself.
 */
export function applyTheme(): void {
  const theme = currentTheme();
  const { classList } = document.documentElement;
  classList.toggle('light', theme === 'light');
  classList.toggle('dark', theme === 'dark');
  for (const listener of listeners) listener();
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
