import { useCallback, useEffect, useReducer, useRef } from 'react';
import { BREAKPOINT, SEARCH } from '../../model/constants.ts';
import type { SearchError, SearchSettings } from '../../model/search.ts';
import { cutQuery } from './clean-query.ts';
import { searchGroups } from './expand-groups.ts';
import type { DialogProvider } from './provider.ts';
import { INITIAL_STATE, reduceSearch } from './state.ts';
import type { SearchAction, SearchState } from './state.ts';

export interface Search {
  state: SearchState;
  dispatch: (action: SearchAction) => void;
  setQuery: (text: string) => void;
  retry: () => void;
}

/** Manages the state of the dialog and the requests that follow from it. */
export function useSearch(provider: DialogProvider, settings: SearchSettings): Search {
  const [state, dispatch] = useReducer(reduceSearch, INITIAL_STATE);
  const { query, section, expanded, openings } = state;
  const requests = useRef(0);

  const sendQuery = useCallback(async () => {
    if (query.trim() === '') return;
    const request = (requests.current += 1);
    dispatch({ type: 'asked', request });
    const stall = setTimeout(() => dispatch({ type: 'stalled', request }), SEARCH.stallMs);
    try {
      const asked = {
        text: query.trim(),
        section,
        hitsPerPage: settings.hitsPerPage ?? SEARCH.hitsPerPage,
        resultsPerGroup: settings.resultsPerGroup ?? SEARCH.resultsPerGroup,
        snippetWords: isNarrow() ? SEARCH.snippetWordsNarrow : SEARCH.snippetWords,
      };
      const answer = await searchGroups(provider, asked, expanded);
      dispatch({ type: 'answered', request, query, answer });
    } catch (error) {
      dispatch({ type: 'failed', request, advice: (error as SearchError).advice });
    } finally {
      clearTimeout(stall);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- each opening sends the query again, even the same one
  }, [provider, query, section, expanded, settings, openings]);

  const latestSend = useRef(sendQuery);
  useEffect(() => {
    latestSend.current = sendQuery;
    void sendQuery();
  }, [sendQuery]);
  useEffect(() => provider.onMore?.(() => void latestSend.current()), [provider]);

  const setQuery = useCallback(
    (text: string) =>
      dispatch({ type: 'typed', query: cutQuery(text, settings.maxQueryLength ?? SEARCH.maxQueryLength) }),
    [settings],
  );
  const retry = useCallback(() => {
    provider.retry();
    void latestSend.current();
  }, [provider]);
  return { state, dispatch, setQuery, retry };
}

function isNarrow(): boolean {
  return matchMedia(`(max-width: ${BREAKPOINT.mobile}px)`).matches;
}
