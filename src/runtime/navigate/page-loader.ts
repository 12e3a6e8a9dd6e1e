import { createMemoryCache } from '../storage/memory-cache.ts';
import { listen } from '../page/listen.ts';
import { readSnapshot } from '../page/page-snapshot.ts';
import type { PageComponent, PageSnapshot } from '../page/page-snapshot.ts';
import { parseOwnDocument } from '../page/trusted.ts';

/** What is kept of a visit in memory, with sizes in characters of HTML. */
const PAGES_KEPT = { count: 30, size: 2_000_000 };

export interface PageLoader {
  /** Loads the page at a path of this site, including its React parts and styles. */
  load(pathname: string, options?: RequestInit): Promise<PageSnapshot>;
  /** Whether the page is here, or on its way. */
  has(pathname: string): boolean;
  /** Caches a page the reader already has. */
  keep(pathname: string, page: PageSnapshot): void;
}

/** The host's answer is not a page that can be shown in place: only a full load shows what it is. */
export class NotInPlace extends Error {}

export function createPageLoader(buildId: string): PageLoader {
  const pages = createMemoryCache<Promise<PageSnapshot>>(Date.now, PAGES_KEPT);

  function load(pathname: string, options?: RequestInit): Promise<PageSnapshot> {
    const known = pages.get(pathname);
    if (known) return known;
    const page = fetchPage(pathname, buildId, options);
    const isKept = () => pages.get(pathname) === page;
    const forget = () => void (isKept() && pages.delete(pathname));
    pages.set(pathname, page);
    // The promise fails a moment after it is canceled, and a click may come first.
    const stop = options?.signal && listen(['abort'], forget, {}, options.signal);
    const arrive = ({ size }: PageSnapshot) => {
      stop?.();
      if (isKept()) pages.set(pathname, page, size);
    };
    // The host has answered, and would not answer otherwise a moment later.
    page.then(arrive, (error) => error instanceof NotInPlace || forget());
    return page;
  }

  return {
    load,
    has: (pathname) => pages.get(pathname) !== undefined,
    keep: (pathname, page) => pages.set(pathname, Promise.resolve(page)),
  };
}

async function fetchPage(pathname: string, buildId: string, options?: RequestInit): Promise<PageSnapshot> {
  const response = await fetch(pathname, { headers: { accept: 'text/html' }, ...options });
  // A 404 needs a full load too: the host's 404.html resolves other spellings of a route.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) {
    throw new NotInPlace(`${pathname} responded with status ${response.status}`);
  }
  const html = await response.text();
  const page = readSnapshot(parseOwnDocument(html));
  // The same goes for a host that sends 404.html with status 200.
  if (page?.buildId !== buildId || page.pageType === '404')
    throw new NotInPlace(`${pathname} is not a page of this build`);
  const [component] = await Promise.all([loadComponent(page.moduleUrl), ...page.styleUrls.map(loadStyle)]);
  page.component = component;
  page.size = html.length;
  return page;
}

export async function loadComponent(url: string | undefined): Promise<PageComponent | undefined> {
  if (url === undefined) return undefined;
  const module = (await import(/* @vite-ignore */ url)) as { default: PageComponent };
  return module.default;
}

function loadStyle(url: string): Promise<void> {
  const existing = document.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${CSS.escape(url)}"]`,
  );
  if (existing?.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = existing ?? document.createElement('link');
    listen(['load'], () => resolve(), {}, link);
    const fail = () => {
      link.remove();
      reject(new Error(`${url} did not load`));
    };
    listen(['error'], fail, {}, link);
    if (existing) return;
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  });
}
