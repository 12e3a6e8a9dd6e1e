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

  function hide(): void {
    hideTimer = undefined;
    show(undefined);
  }

  return {
    start() {
      stopTimers();
      // The full bar of the page before: nobody else would take it away.
      if (hideTimer !== undefined) hide();
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
      hideTimer = setTimeout(hide, PROGRESS.speedMs);
    },
  };
}
