import { useEffect, useEffectEvent } from 'react';

/** Listens to events that reach the window. Returns what ends it. */
export function listen<Name extends keyof WindowEventMap>(
  names: readonly Name[],
  listener: (event: WindowEventMap[Name]) => void,
  capture = false,
): () => void {
  const ended = new AbortController();
  for (const name of names) addEventListener(name, listener, { capture, signal: ended.signal });
  return () => ended.abort();
}

/** Listens while the component is there. */
export function useWindowEvents<Name extends keyof WindowEventMap>(
  names: readonly Name[],
  listener: (event: WindowEventMap[Name]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  const all = names.join(' ');
  useEffect(() => listen(all.split(' ') as Name[], (event) => onEvent(event)), [all]);
}
