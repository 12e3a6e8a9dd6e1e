/**
 * Undefined while nobody is waiting for the search. Kept here because the entry script collects it and the dialog, which
 * loads later, takes it.
 */
let typed: string | undefined;

/**
 * Starts collecting: after the search is requested, typing is meant for it, even while its code is loading.
 */
export function expectTyping(): void {
  typed ??= '';
}

export function expectsTyping(): boolean {
  return typed !== undefined;
}

/** True if the key was meant for the search and has been kept. */
export function keepTyped(event: KeyboardEvent): boolean {
  const { key, repeat, ctrlKey, metaKey, altKey } = event;
  // A held key was pressed earlier and may be the one that requested the search.
  if (typed === undefined || repeat || ctrlKey || metaKey || altKey) return false;
  if (key === 'Escape') typed = undefined;
  // No query starts with Space, which scrolls, or `/`, which requests the search again.
  else if (key.length === 1 && (typed !== '' || !/[ /]/.test(key))) typed += key;
  else if (typed === '') return false;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key === 'Enter') typed += '\n';
  else return false;
  event.preventDefault();
  return true;
}

/** The typed text, with a line break for Enter; undefined if nobody is waiting. */
export function takeTyped(): string | undefined {
  const text = typed;
  typed = undefined;
  return text;
}
