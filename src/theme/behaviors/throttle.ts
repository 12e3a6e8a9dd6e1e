/** Runs at once, then at most once in `intervalMs`; the last call is never lost. */
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
