import { SEARCH } from '../../model/document.ts';

export const SEARCH_BUTTON = '.search-button';

/** Ctrl/Cmd+K anywhere, or `/` where nothing is being written, on a page that has a search. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event;
  if (isSearchChord(event)) return true;
  return key === '/' && !ctrlKey && !metaKey && isFree(event) && !isWriting(event);
}

/** Ctrl/Cmd+K. Short, because every page has it in its inline script. */
export function isSearchChord(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k' && !shiftKey && isFree(event);
}

/** Whether the key may be for the search: there is one, and the key is not part of something else. */
function isFree({ altKey, isComposing }: KeyboardEvent): boolean {
  return !altKey && !isComposing && document.documentElement.hasAttribute(SEARCH);
}

/** The innermost target counts: from outside, an input in a shadow tree looks like its host. */
function isWriting(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}
