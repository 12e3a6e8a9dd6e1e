/** Says that something did not load. */
export interface Notice {
  message: string;
  /** What to try again: an address, or an action. */
  again: string | (() => void);
}

/** Kept here because the document has one notice, whoever has something to say. */
let shown: Notice | undefined;
const listeners = new Set<() => void>();

/** Shows a notice, and returns it for `hideNotice`. */
export function showNotice(message: string, again: Notice['again']): Notice {
  shown = { message, again };
  for (const listener of listeners) listener();
  return shown;
}

/** Takes a notice away, if no other one has replaced it. */
export function hideNotice(notice: Notice | undefined): void {
  if (notice === undefined || shown !== notice) return;
  shown = undefined;
  for (const listener of listeners) listener();
}

export const shownNotice = (): Notice | undefined => shown;

export function subscribeNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
