import type { HistoryState } from '../../model/document.ts';

/** The memory of the current history entry. Anything may be in it: pages of other sites on this host share it. */
export function historyState(): HistoryState {
  return (history.state ?? {}) as HistoryState;
}

/** Adds to what the current history entry remembers, where no blocked storage can lose it. */
export function rememberInHistory(part: HistoryState): void {
  history.replaceState({ ...historyState(), ...part }, '');
}
