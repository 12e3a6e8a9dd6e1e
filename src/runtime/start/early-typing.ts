/** Missing as long as nobody waits for the search. */
let typed: string | undefined;

/** The search was asked for; from now on what is typed is meant for it, also while its code is still on its way. */
export function expectTyping(): void {
  typed ??= '';
}

/** Whether the key was for the search, and is kept for it. */
export function keepTyped(event: KeyboardEvent): boolean {
  const { key, repeat, ctrlKey, metaKey, altKey } = event;
  // A key that is held down began before, and may be the one that asked.
  if (typed === undefined || repeat || ctrlKey || metaKey || altKey) return false;
  if (key === 'Escape') typed = undefined;
  // Space scrolls a page, and `/` is asked again: no query begins with them.
  else if (key.length === 1 && (typed !== '' || !/[ /]/.test(key))) typed += key;
  else if (typed === '') return false;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key === 'Enter') typed += '\n';
  else return false;
  event.preventDefault();
  return true;
}

/** What was typed, with an end of line for Enter; nothing when nobody waits any more. */
export function takeTyped(): string | undefined {
  const text = typed;
  typed = undefined;
  return text;
}
