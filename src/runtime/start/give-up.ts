import { historyState, rememberInHistory } from '../page/history-state.ts';

/**
 * The last resort when the app itself fails: the page is loaded plainly, and on this history entry the app of the same
 * build does not start again. The mark lives in the history entry, where no blocked storage can lose it.
 */
export function giveUp(buildId: string): void {
  rememberInHistory({ plainFor: buildId });
  location.reload();
}

export function hasGivenUp(buildId: string): boolean {
  return historyState().plainFor === buildId;
}
