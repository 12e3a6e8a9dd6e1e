import { useEffect, useEffectEvent } from 'react';
import type { REVEAL } from '../../model/document.ts';

declare global {
  interface WindowEventMap {
    [REVEAL]: CustomEvent;
  }
}

/** Listens to events that reach the window, or another target. Returns what ends it. */
export function listen<Name extends keyof WindowEventMap>(
  names: readonly Name[],
  listener: (event: WindowEventMap[Name]) => void,
  options?: AddEventListenerOptions,
  target: Pick<EventTarget, 'addEventListener'> = globalThis,
): () => void {
  const ended = new AbortController();
  for (const name of names)
    target.addEventListener(name, listener as EventListener, { ...options, signal: ended.signal });
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
