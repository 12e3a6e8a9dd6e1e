interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** On a slower line, a page that nobody asked for would delay one that somebody does. */
const SLOWEST_RESPONSE_MS = 500;

/** Checks whether the connection is fast and not metered. A browser that does not say so is judged by this document. */
export function hasFastConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (connection) return !connection.saveData && connection.effectiveType === '4g';
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load !== undefined && load.responseEnd - load.requestStart < SLOWEST_RESPONSE_MS;
}
