import { setImmediate } from 'node:timers/promises';

/** A clock that jumps to the next timer when nothing else is left to do. */
export interface Clock {
  now: () => number;
  setTimeout: (work: () => void, ms?: number) => number;
  /** Runs until no timer is left. */
  run: () => Promise<void>;
}

/** `changed` may give timers of a certain length another one. */
export function createClock(changed: (ms: number) => number): Clock {
  let now = 0;
  const timers: { at: number; work: () => void }[] = [];
  return {
    now: () => now,
    setTimeout: (work, ms = 0) => timers.push({ at: now + changed(ms), work }),
    async run() {
      for (;;) {
        // What follows from a timer happens before the next one.
        await setImmediate();
        await setImmediate();
        const next = timers.reduce<(typeof timers)[number] | undefined>(
          (best, timer) => (best && best.at <= timer.at ? best : timer),
          undefined,
        );
        if (!next) return;
        timers.splice(timers.indexOf(next), 1);
        now = next.at;
        next.work();
      }
    },
  };
}
