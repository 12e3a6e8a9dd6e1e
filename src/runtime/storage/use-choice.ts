import { useSyncExternalStore } from 'react';
import { choiceOf, subscribeChoices } from './choices.ts';

/**
 * The reader's choice under a key. The first render of a document has no choice, like that of the build; what it
 * shows has been corrected before the first paint.
 */
export function useChoice(key: string | undefined): string | undefined {
  return useSyncExternalStore(
    subscribeChoices,
    () => (key === undefined ? undefined : choiceOf(key)),
    () => undefined,
  );
}
