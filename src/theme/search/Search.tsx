import { useEffect } from 'react';
import { expectsTyping, keepTyped } from '../../runtime/start/early-typing.ts';
import { takeReopened } from '../../runtime/page/lazy-part.ts';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import { isSearchKey, SEARCH_PART } from '../../runtime/start/search-key.ts';
import { openSearch } from './open-search.ts';

/** Opens the search by its keys, and for what was asked for before the app was there. */
export function Search() {
  useWindowEvents(['keydown'], (event) => {
    if (keepTyped(event) || !isSearchKey(event)) return;
    event.preventDefault();
    if (!document.querySelector('.search[open]')) void openSearch();
  });
  useEffect(() => {
    const linkedQuery = new URLSearchParams(location.search).get('q');
    const reopened = takeReopened(SEARCH_PART);
    if (reopened !== undefined) void openSearch(reopened);
    else if (expectsTyping()) void openSearch();
    else if (linkedQuery !== null) void openSearch(linkedQuery);
  }, []);
  return null;
}
