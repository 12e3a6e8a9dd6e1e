interface GaveUp {
  plainFor?: string;
}

/**
 * The last resort when the app itself fails: the page is loaded plainly, and on this history entry the app of the same
 * build does not start again. The mark lives in the history entry, where no blocked storage can lose it.
 */
export function giveUp(buildId: string): void {
  const state = (history.state ?? {}) as object;
  history.replaceState({ ...state, plainFor: buildId } satisfies GaveUp, '');
  location.reload();
}

export function hasGivenUp(buildId: string): boolean {
  return (history.state as GaveUp | null)?.plainFor === buildId;
}
