export const SEARCH_BUTTON = '.search-button';

/** Ctrl/Cmd+K anywhere, or `/` where nothing is being written. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  return event.key === '/' && !isWriting(event);
}

/** The innermost target counts: from outside, an input in a shadow tree looks like its host. */
function isWriting(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}
