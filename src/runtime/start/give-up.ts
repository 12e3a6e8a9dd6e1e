interface GaveUp {
  plainFor?: string;
}

/**
 * Reloads the page as a last resort when the app fails, and keeps the app of the same build from starting
 * again on this history entry. The mark is in the history entry, which works even if storage is blocked.
 */
export function giveUp(buildId: string): void {
  const state = (history.state ?? {}) as object;
  history.replaceState({ ...state, plainFor: buildId } satisfies GaveUp, '');
  location.reload();
}

export function hasGivenUp(buildId: string): boolean {
  return (history.state as GaveUp | null)?.plainFor === buildId;
}
