import { useEffect, useEffectEvent } from 'react';

/** Calls back on events of the window, or on those that bubble to it, while the component is there. */
export function useWindowEvents<Name extends keyof WindowEventMap>(
  names: readonly Name[],
  onEvent: (event: WindowEventMap[Name]) => void,
): void {
  const handle = useEffectEvent(onEvent);
  const all = names.join(' ');
  useEffect(() => {
    const ended = new AbortController();
    for (const name of all.split(' '))
      addEventListener(name, (event) => handle(event as WindowEventMap[Name]), { signal: ended.signal });
    return () => ended.abort();
  }, [all]);
}
