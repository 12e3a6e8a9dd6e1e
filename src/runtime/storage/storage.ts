/** Local storage that may be missing, full, blocked or filled with anything: it never throws and never lies about it. */

export const STORAGE_KEYS = {
  theme: 'theme',
  tabPrefix: 'tab:',
  visited: 'visited',
} as const;

export function readStored(key: string): string | undefined {
  try {
    return globalThis.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether the value was kept. */
export function writeStored(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Whatever is stored under a key as JSON, or nothing when it does not have the shape that `isValid` wants. */
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

/** Every key there is; none when storage cannot be read. */
export function storedKeys(): string[] {
  try {
    return Object.keys(globalThis.localStorage);
  } catch {
    return [];
  }
}
