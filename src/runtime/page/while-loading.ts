/**
 * Changes elements while the document arrives, part by part: an observer runs before its part is painted, the last time
 * before the event. A selector from storage may be anything.
 */
export function whileLoading<Found extends Element>(
  selector: string,
  change: (found: Iterable<Found>) => void,
): void {
  const observer = new MutationObserver(() => {
    try {
      change(document.querySelectorAll<Found>(selector));
    } catch {}
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
