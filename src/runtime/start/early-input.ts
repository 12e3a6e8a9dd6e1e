import { isSearchKey } from './search-key.ts';

interface Noted {
  /** The key that requested the search, and all after it. */
  earlyKeys?: KeyboardEvent[];
}

/**
 * Notes the keys from the one that requests the search on: it may be pressed before any other script has loaded. Short,
 * because it is in every page; the entry script judges the keys.
 */
export function noteKeys(): void {
  const keys: KeyboardEvent[] = ((globalThis as Noted).earlyKeys = []);
  // A property, because the entry script ends this without a reference to it.
  onkeydown = (event) => {
    if (isSearchKey(event)) event.preventDefault();
    else if (!keys[0]) return;
    keys.push(event);
  };
}

/** Returns the noted keys, and leaves further ones to the caller. */
export function takeKeys(): KeyboardEvent[] {
  onkeydown = null;
  return (globalThis as Noted).earlyKeys ?? [];
}
