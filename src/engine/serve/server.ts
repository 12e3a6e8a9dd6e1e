import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { pageFile } from '../content/page-file.ts';
import { cachingOf, REVALIDATE } from '../output/hosts/caching.ts';
import { askedFile, splitUrl } from './asked-path.ts';
import { inTurn } from './in-turn.ts';
import { redirectedTo } from '../../model/address.ts';
import { headersOf } from '../../model/path-headers.ts';
import { securityHeaders } from '../output/hosts/security-headers.ts';
import { sendFile, setHeaders } from './send-file.ts';
import { createSiteReader } from './served-site.ts';
import type { ServedSite } from './served-site.ts';

export interface SiteServerOptions {
  /** A built site with its manifest. */
  dir: string;
  /** Base path on this server. Defaults to the one the site was built for. */
  base?: string | undefined;
  /** Headers for every response, which override the default ones. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Longer than clients and proxies keep connections: closing first could drop a request that is on its way. */
const KEEP_ALIVE_MS = 75_000;

/** Serves a built site like a good host: one URL per page, precompressed, hashed files cached forever. */
export function createSiteServer({ dir, base, headers = {} }: SiteServerOptions): Server {
  const root = path.resolve(dir);
  const currentSite = createSiteReader(root, base);

  const answerSafely = (request: IncomingMessage, response: ServerResponse) => {
    try {
      answer(request, response);
    } catch {
      // Too many open files, or this one cannot be read.
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'cache-control': 'no-store', 'retry-after': '1' }).end();
    }
  };
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, inTurn(answerSafely));

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const site = currentSite();
    setHeaders(response, { ...securityHeaders(site.csp), ...headers });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }

    const { pathname, query } = splitUrl(request.url ?? '/');
    const match = pathname.startsWith('/') ? site.match(pathname) : undefined;
    const isPage = match !== undefined && !site.notFound.has(match.routePath);
    const moved = match === undefined && pathname.startsWith('/') ? site.movedTo(pathname) : undefined;
    const location = isPage ? match.canonical : (moved ?? pathname);
    if (location !== pathname) redirect(response, 308, redirectedTo(location, query));
    else if (isPage) {
      setHeaders(response, headersOf(match.routePath, site.headers));
      send(request, response, site, `/${pageFile(match.routePath, '.html')}`, pathname);
    } else if (pathname === '/' && site.base !== '/') redirect(response, 307, site.base + query);
    else {
      const file = match === undefined ? askedFile(pathname, site.base) : undefined;
      send(request, response, site, file, pathname);
    }
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    site: ServedSite,
    file: string | undefined,
    pathname: string,
  ): void {
    if (file !== undefined) setHeaders(response, headersOf(file, site.headers));
    const isSent =
      file !== undefined &&
      sendFile(request, response, {
        file: path.join(root, file),
        status: 200,
        cacheControl: cachingOf(file, site),
      });
    if (isSent) return;
    const places = [site.notFoundRoute(pathname), '/404'].map((route) => pageFile(route, '.html'));
    for (const name of places) {
      const notFound = { file: path.join(root, name), status: 404, cacheControl: REVALIDATE } as const;
      if (sendFile(request, response, notFound)) return;
    }
    response.writeHead(404, { 'cache-control': REVALIDATE, 'content-type': 'text/plain; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : 'Page not found.\n');
  }
}

function redirect(response: ServerResponse, status: 307 | 308, location: string): void {
  // Browsers cache permanent redirects forever, which would affect the next site on localhost.
  response.writeHead(status, { location, 'cache-control': REVALIDATE }).end();
}
