export const LAB_TIMES = {
  /** A worker that builds and gives no sign of life for this long is replaced. */
  silence: 10_000,
  /** A worker is replaced after this long even if it lives: a configuration can wait for something that never happens. */
  build: 120_000,
  /**
   * A worker that starts is replaced once after receiving nothing for this long, or after not becoming ready for this long
   * once it has everything. A slow phone compiles for a while.
   */
  start: 30_000,
  /** How long the page waits for a service worker to isolate it. */
  isolation: 3000,
  /** Pause in typing after which the project is built. */
  pause: 250,
} as const;
