export const LAB_TIMES = {
  /** A worker that builds longer than this is replaced. It counts only after the WebAssembly was compiled. */
  silence: 10_000,
  /** How long the page waits for a service worker to isolate it. */
  isolation: 3000,
  /** Pause in typing after which the project is built. */
  pause: 250,
} as const;
