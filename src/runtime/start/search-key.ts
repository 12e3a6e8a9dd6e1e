import { SEARCH } from '../../model/document.ts';

export const SEARCH_BUTTON = '.search-button';

/** Checks for Ctrl/Cmd+K anywhere, or `/` outside fields, on a page with search. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event;
  if (isSearchChord(event)) return true;
  return key === '/' && !ctrlKey && !metaKey && isFree(event) && !isWriting(event);
}

/** Checks for Ctrl/Cmd+K. Kept short, because it is in every page's inline script. */
export function isSearchChord(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k' && !shiftKey && isFree(event);
}

/**
 * Checks whether the key can be meant for the search: the page has one, and the key is not part of something
 * else.
 */
function isFree({ altKey, isComposing }: KeyboardEvent): boolean {
  return !altKey && !isComposing && document.documentElement.hasAttribute(SEARCH);
}

/**
 * Checks whether a field has focus. Uses the innermost target: from outside, an input in a shadow tree looks
 * like its host.
 */
function isWriting(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}
