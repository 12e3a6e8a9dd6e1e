/**
 * Access to local storage and that of the session, which may be missing, full, blocked or contain anything. Never throws, and reports
 * failed writes.
 */

/** Keys are separate constants, because an object of them would be in the inline script whole. */
export const THEME_KEY = 'theme';
export const VISITED_KEY = 'visited';
/** The fonts that are in the browser's cache. */
export const FONTS_KEY = 'fonts';

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What this browser tab keeps until it is closed. */
export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value for this browser tab, or forgets it. */
export function writeSession(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // It applies to this page only.
  }
}

/** Stores a value and returns whether that worked. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Undefined if `isValid` rejects the value, or if there is none. */
export function readStoredJson<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
): Value | undefined {
  const text = readStored(key);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeStoredJson(key: string, value: unknown): boolean {
  return writeStored(key, JSON.stringify(value));
}

/** Empty if storage cannot be read. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
