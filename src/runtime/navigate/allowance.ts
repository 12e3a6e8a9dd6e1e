import type { PageLoader } from './page-loader.ts';

/** Room for one more page: few weigh more, and its weight is unknown before it has come. */
const PAGE_BYTES = 18_000;
/** Compression leaves about a fifth of a page. */
const SENT_SHARE = 0.2;

/** Fetches a page if what was fetched ahead stays within a limit. */
export type FetchAhead = (pathname: string, limit: number, options?: RequestInit) => Promise<void>;

/** Creates the function that everything fetched ahead goes through. It starts from zero on each page. */
export function createAllowance(loader: PageLoader): FetchAhead {
  let shown = '';
  let spent = 0;
  return async (pathname, limit, options) => {
    if (location.pathname !== shown) [shown, spent] = [location.pathname, 0];
    if (spent > limit - PAGE_BYTES || loader.has(pathname)) return;
    const begun = performance.now();
    const page = shown;
    // An estimate until its weight is known, to keep simultaneous fetches within the limit.
    spent += PAGE_BYTES;
    // Readers who never click need not see a failure.
    const fetched = await loader.load(pathname, options).catch(() => undefined);
    const estimate = fetched?.size ? fetched.size * SENT_SHARE : options?.signal?.aborted ? 0 : PAGE_BYTES;
    if (shown === page) spent += bytesSince(begun, pathname, estimate) - PAGE_BYTES;
  };
}

/** The bytes of a page that was requested after a time. Browsers only keep the sizes of a visit's first 250 requests. */
function bytesSince(begun: number, pathname: string, estimate: number): number {
  const [entry] = performance
    .getEntriesByName(new URL(pathname, location.href).href, 'resource')
    .filter(({ startTime }) => startTime >= begun) as PerformanceResourceTiming[];
  // A service worker hides what was sent: browsers then report the size of the text, or none.
  return (entry && entry.workerStart === 0 && entry.encodedBodySize) || estimate;
}
