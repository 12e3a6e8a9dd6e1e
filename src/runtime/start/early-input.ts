import { isSearchKey } from './search-key.ts';

interface Noted {
  /** Clicks, and the keys from the first click or request for the search on. */
  earlyInput?: Event[];
}

/**
 * Notes what a reader clicks and types before any other script has loaded. Short, because it is in every page; the entry
 * script judges it.
 */
export function noteInput(): void {
  const input: Event[] = ((globalThis as Noted).earlyInput = []);
  // Properties, because the entry script ends this without a reference to it.
  onclick = (event) => {
    input.push(event);
  };
  onkeydown = (event) => {
    if (isSearchKey(event)) event.preventDefault();
    else if (!input[0]) return;
    input.push(event);
  };
}

/** Stops noting events. The caller handles those noted so far. */
export function takeInput(): Event[] {
  onclick = onkeydown = null;
  return (globalThis as Noted).earlyInput ?? [];
}
