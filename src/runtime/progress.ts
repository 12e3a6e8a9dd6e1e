import { PROGRESS } from '../model/constants.ts';

export interface Progress {
  start(): void;
  done(): void;
}

/** How much of the bar is shown: 0 to 1, or nothing while it is hidden. */
export type ShowProgress = (share: number | undefined) => void;

/** Shows nothing for what is fast; then starts small, trickles on without ever arriving, and ends when told. */
export function createProgress(show: ShowProgress): Progress {
  let showTimer: ReturnType<typeof setTimeout> | undefined;
  let trickleTimer: ReturnType<typeof setInterval> | undefined;
  let hideTimer: ReturnType<typeof setTimeout> | undefined;
  let share: number | undefined;

  function stopTimers(): void {
    clearTimeout(showTimer);
    clearInterval(trickleTimer);
    clearTimeout(hideTimer);
  }

  return {
    start() {
      stopTimers();
      showTimer = setTimeout(() => {
        share = Math.max(share ?? 0, PROGRESS.minimum);
        show(share);
        trickleTimer = setInterval(() => {
          share = (share ?? 0) + (1 - (share ?? 0)) * PROGRESS.trickleRate;
          show(share);
        }, PROGRESS.trickleSpeedMs);
      }, PROGRESS.showDelayMs);
    },
    done() {
      stopTimers();
      if (share === undefined) return;
      share = undefined;
      show(1);
      hideTimer = setTimeout(() => show(undefined), PROGRESS.speedMs);
    },
  };
}
