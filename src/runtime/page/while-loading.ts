/**
 * Changes elements while the document arrives, part by part: an observer runs before its part is painted. A selector from
 * storage may be anything.
 */
export function whileLoading<Found extends Element>(
  selector: string,
  change: (found: Iterable<Found>) => void,
): void {
  const run = () => {
    try {
      change(document.querySelectorAll<Found>(selector));
    } catch {}
  };
  const observer = new MutationObserver(run);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    // What has arrived last may not have been observed yet.
    run();
    observer.disconnect();
  });
}
