import { createMemoryCache } from '../storage/memory-cache.ts';
import { readSnapshot } from '../page/page-snapshot.ts';
import type { PageComponent, PageSnapshot } from '../page/page-snapshot.ts';
import { parseOwnDocument } from '../page/trusted.ts';

export interface PageLoader {
  /** The page at a path of this site, complete: its React parts and styles are there too. */
  load(pathname: string): Promise<PageSnapshot>;
  /** Starts loading, and forgets a failure: a reader who never clicks never hears of it. */
  prefetch(pathname: string): void;
  /** The page the reader already has. */
  keep(pathname: string, page: PageSnapshot): void;
}

export function createPageLoader(buildId: string): PageLoader {
  const pages = createMemoryCache<Promise<PageSnapshot>>();

  function load(pathname: string): Promise<PageSnapshot> {
    const known = pages.get(pathname);
    if (known) return known;
    const page = fetchPage(pathname, buildId);
    pages.set(pathname, page);
    page.catch(() => pages.delete(pathname));
    return page;
  }

  return {
    load,
    prefetch: (pathname) => void load(pathname).catch(() => undefined),
    keep: (pathname, page) => pages.set(pathname, Promise.resolve(page)),
  };
}

async function fetchPage(pathname: string, buildId: string): Promise<PageSnapshot> {
  const response = await fetch(pathname, { headers: { accept: 'text/html' } });
  // A 404 is loaded plainly too: the host's 404.html knows how to find the page behind another spelling.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) {
    throw new Error(`${pathname} answered ${response.status}`);
  }
  const page = readSnapshot(parseOwnDocument(await response.text()));
  // A host that answers 200 with 404.html is no exception.
  if (!page || page.pageType === '404') throw new Error(`${pathname} is not a page of this site`);
  if (page.buildId !== buildId) throw new Error(`${pathname} is of another build`);
  const [component] = await Promise.all([loadComponent(page.moduleUrl), ...page.styleUrls.map(loadStyle)]);
  page.component = component;
  return page;
}

export async function loadComponent(url: string | undefined): Promise<PageComponent | undefined> {
  if (url === undefined) return undefined;
  const module = (await import(/* @vite-ignore */ url)) as { default: PageComponent };
  return module.default;
}

function loadStyle(url: string): Promise<void> {
  const there = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${CSS.escape(url)}"]`);
  if (there?.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = there ?? document.createElement('link');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${url} did not load`));
    });
    if (there) return;
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  });
}
