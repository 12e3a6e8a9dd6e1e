export const LAB_TIMES = {
  /** A worker that builds and gives no sign of life for this long is replaced. */
  silence: 10_000,
  /** A worker is replaced after this long even if it lives: a configuration can wait for something that never happens. */
  build: 120_000,
  /** A worker that has everything and is not ready after this long is replaced once. A slow phone compiles for a while. */
  preparation: 30_000,
  /** How long the page waits for a service worker to isolate it. */
  isolation: 3000,
  /** Pause in typing after which the project is built. */
  pause: 250,
} as const;
