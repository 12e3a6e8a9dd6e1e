import { readStored, writeStored } from './storage.ts';

type Listener = () => void;

/**
 * Kept here because a reader has one set of choices, whichever part of a page asks. Weak, because the nodes of pages that
 * the reader has left may go, and their components with them.
 */
const listeners = new Set<WeakRef<Listener>>();
/** What storage cannot keep. */
const unsaved = new Map<string, string>();

/** The reader may have chosen here, in another browser tab, or on an earlier visit. */
export function choiceOf(key: string): string | undefined {
  return unsaved.get(key) ?? readStored(key);
}

/** Keeps a choice for other visits, or at least for this document. */
export function choose(key: string, value: string): void {
  if (writeStored(key, value)) unsaved.delete(key);
  else unsaved.set(key, value);
  tellChoices();
}

/** Tells all listeners that a choice may be another one. */
export function tellChoices(): void {
  for (const reference of listeners) {
    const listener = reference.deref();
    if (listener) listener();
    else listeners.delete(reference);
  }
}

/** Calls back whenever a choice may be another one, as long as anything else refers to the listener. */
export function subscribeChoices(listener: Listener): () => void {
  const reference = new WeakRef(listener);
  listeners.add(reference);
  // Refers to the listener, so a component keeps it alive by keeping this function.
  return () => void (reference.deref() === listener && listeners.delete(reference));
}
