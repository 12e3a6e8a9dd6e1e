import { useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { createProgress } from '../../runtime/navigate/progress.ts';
import { useSay } from '../../runtime/page/Piece.tsx';

/** Kept here because the document has one bar. Navigation and search share it; with one each, they would hide each other's. */
let share: number | undefined;
let onChange: (() => void) | undefined;

export const progress = createProgress((next) => {
  share = next;
  onChange?.();
});

function subscribe(listener: () => void): () => void {
  onChange = listener;
  return () => (onChange = undefined);
}

/** Shows that the reader waits for something. */
export function ProgressBar() {
  const say = useSay();
  const shown = useSyncExternalStore(
    subscribe,
    () => share,
    () => undefined,
  );
  return (
    shown !== undefined && (
      <div
        id="progress"
        className="progress"
        role="progressbar"
        aria-label={say('Loading')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown * 100)}
        style={{ '--share': shown } as CSSProperties}
      />
    )
  );
}
