import { useEffect } from 'react';
import { rememberInHistory } from '../../runtime/page/history-state.ts';
import { inputOf } from './given.ts';
import type { Given } from './given.ts';

declare module '../../model/document.ts' {
  interface HistoryState {
    /** What was given to the migration desk. */
    desk?: unknown;
  }
}

const PAUSE_MS = 500;

/** Keeps what is given with the history entry, for a reload and for readers who return from a link of the list. */
export function useKept(given: Given): void {
  useEffect(() => {
    const keep = () => {
      const input = inputOf(given);
      try {
        rememberInHistory({ desk: input && 'problem' in input ? undefined : given });
      } catch {
        // Browsers limit what an entry remembers, and how often it changes.
      }
    };
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [given]);
}
