/** Repeats a change while the document arrives, part by part: an observer runs before its part is painted. */
export function whileLoading(change: () => void): void {
  const observer = new MutationObserver(change);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    change();
    observer.disconnect();
  });
}
