import { PROGRESS } from '../../model/constants.ts';

/** Everything a reader can wait for. They share one bar. */
export type Wait = 'page' | 'search';

export interface Progress {
  start(wait: Wait): void;
  /** Ends a wait; the bar goes when no other one is left. */
  done(wait: Wait): void;
}

/** How much of the bar is shown: 0 to 1, or nothing while it is hidden. */
export type ShowProgress = (share: number | undefined) => void;

/** Shows nothing for what is fast; then starts small, trickles on without ever arriving, and ends when told. */
export function createProgress(show: ShowProgress): Progress {
  const waits = new Set<Wait>();
  /** The one thing that happens next: the bar appears, moves on, or goes. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** 0 while the bar is hidden, 1 for the moment in which a full bar is still seen. */
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
      // A bar that is seen goes on from where it is.
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
