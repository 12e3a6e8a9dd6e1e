import { useEffect, useState } from 'react';
import type { ConversionState } from './conversion-state.ts';
import type { DeskSession } from './desk-session.ts';
import { inputOf } from './given.ts';
import type { Given } from './given.ts';

/** What shows an answer comes with the first one. */
const loadOutcome = () => import('./Outcome.tsx');
type OutcomePart = Awaited<ReturnType<typeof loadOutcome>>;

/** Typing goes on for a moment, and half a word is a fault. */
const PAUSE_MS = 250;

interface LoadedState extends ConversionState {
  part: OutcomePart | undefined;
}

const EMPTY: LoadedState = { answer: undefined, shown: undefined, part: undefined, isConverting: false };

/** Converts the input once it has not changed for a moment. An equal input in a new object is converted a second time. */
export function useConversion(given: Given, session: Pick<DeskSession, 'convert'>): LoadedState {
  const [state, setState] = useState(EMPTY);
  const input = inputOf(given);
  // What was cleared is not the result from before anything.
  if (!input && state !== EMPTY) setState(EMPTY);
  useEffect(() => {
    const change = (part: Partial<LoadedState>) => setState((before) => ({ ...before, ...part }));
    const wanted = inputOf(given);
    if (!wanted || 'problem' in wanted) return undefined;
    let isOver = false;
    const convert = async () => {
      change({ isConverting: true });
      const [answer, part] = await Promise.all([
        session.convert(wanted),
        loadOutcome().catch(() => undefined),
      ]);
      if (isOver || !answer) return;
      if (!part) change({ answer: { kind: 'not loaded' }, isConverting: false });
      else if (answer.kind !== 'converted') change({ answer, part, isConverting: false });
      else change({ answer, part, shown: { given, conversion: answer }, isConverting: false });
    };
    const timer = setTimeout(() => void convert(), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [given, session]);
  return input && 'problem' in input ? { ...state, answer: { kind: 'refused', ...input } } : state;
}
