/** Calls `action` once no call has come for `delayMs`. */
export function debounce<Args extends unknown[]>(
  action: (...args: Args) => void,
  delayMs: number,
): (...args: Args) => void {
  if (typeof action !== 'function') throw new TypeError('Expected a function');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...args), delayMs);
  };
}
