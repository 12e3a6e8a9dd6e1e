/** Limits an action to one run per `intervalMs`. The first call runs at once, and the last one is never dropped. */
export function throttle(action: () => void, intervalMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  const run = () => {
    timer = undefined;
    if (!isWaiting) return;
    isWaiting = false;
    action();
    timer = setTimeout(run, intervalMs);
  };
  return () => {
    if (timer !== undefined) {
      isWaiting = true;
      return;
    }
    action();
    timer = setTimeout(run, intervalMs);
  };
}
