import type { HistoryState } from '../../model/document.ts';
import { SEARCH_PART } from './search-key.ts';

/**
 * Reloads the page for a search that was asked for, if the host answers: a deployment may have removed the app, and some
 * browsers never ask for a failed script again. Only once, or each search would reload a page whose app is blocked.
 * Imports nothing of the app, which did not load.
 */
export async function reopenSearch(query: string): Promise<void> {
  const state = (history.state ?? {}) as HistoryState;
  if (String(state.reopen).startsWith(SEARCH_PART)) return;
  const { ok } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-cache' });
  if (!ok) return;
  const reopen: HistoryState = { ...state, reopen: SEARCH_PART + query.trim() };
  history.replaceState(reopen, '');
  location.reload();
}
