import { historyState, rememberInHistory } from '../page/history-state.ts';

/**
 * Reloads the page as a last resort when the app fails, and keeps the app of the same build from starting
 * again on this history entry. The mark is in the history entry, which works even if storage is blocked.
 */
export function giveUp(buildId: string): void {
  rememberInHistory({ plainFor: buildId });
  location.reload();
}

export function hasGivenUp(buildId: string): boolean {
  return historyState().plainFor === buildId;
}
