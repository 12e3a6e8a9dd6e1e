import { SEARCH } from '../../model/document.ts';

export const SEARCH_BUTTON = '.search-button';
/** The dialog, as a part that is reopened after a reload. */
export const SEARCH_PART = 'search';

/** Checks for Ctrl/Cmd+K anywhere, or `/` outside fields, on a page with search. Short, because it is in every page. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
  if (altKey || isComposing || !document.documentElement.hasAttribute(SEARCH)) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/' && !isWriting(event);
}

/**
 * Checks whether a field has focus. Uses the innermost target: from outside, an input in a shadow tree looks
 * like its host.
 */
function isWriting(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  );
}
