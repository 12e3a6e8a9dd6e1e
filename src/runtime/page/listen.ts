import { useEffect, useEffectEvent } from 'react';

/** Listens to events that reach the window. Returns what ends it. */
export function listen(
  names: readonly string[],
  listener: (event: Event) => void,
  capture = false,
): () => void {
  const options = { capture, passive: true };
  for (const name of names) addEventListener(name, listener, options);
  return () => {
    for (const name of names) removeEventListener(name, listener, options);
  };
}

/** Listens while the component is there. */
export function useWindowEvent(name: string, listener: () => void): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => listen([name], () => onEvent()), [name]);
}
