import { PROGRESS } from '../../model/constants.ts';

/** Things a reader can wait for. They share one bar. */
export type Wait = 'page' | 'search';

export interface Progress {
  start(wait: Wait): void;
  /** Ends a wait; the bar disappears when none is left. */
  done(wait: Wait): void;
}

/** Shows a share of the bar from 0 to 1, or hides it. */
export type ShowProgress = (share: number | undefined) => void;

/**
 * Creates a progress bar that skips short waits, starts small, advances without ever completing and fills
 * when done.
 */
export function createProgress(show: ShowProgress): Progress {
  const waits = new Set<Wait>();
  /** The next step: the bar appears, advances or disappears. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** 0 while the bar is hidden, 1 while a full bar is still visible. */
  let share = 0;

  function advance(): void {
    share = share === 0 ? PROGRESS.minimum : share + (1 - share) * PROGRESS.trickleRate;
    show(share);
    timer = setTimeout(advance, PROGRESS.trickleSpeedMs);
  }

  function hide(): void {
    share = 0;
    show(undefined);
  }

  return {
    start(wait) {
      waits.add(wait);
      if (share === 1) hide();
      // A visible bar continues from its position.
      if (share > 0) return;
      clearTimeout(timer);
      timer = setTimeout(advance, PROGRESS.showDelayMs);
    },
    done(wait) {
      if (!waits.delete(wait) || waits.size > 0) return;
      clearTimeout(timer);
      if (share === 0) return;
      share = 1;
      show(share);
      timer = setTimeout(hide, PROGRESS.speedMs);
    },
  };
}
