import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { fileOfRoute } from '../route-file.ts';
import { FOREVER, REVALIDATE } from '../hosts/caching.ts';
import { askedFile, splitUrl } from './asked-path.ts';
import { contentTypeOf } from './content-type.ts';
import { inTurn } from './in-turn.ts';
import { sendNotFound } from './not-found.ts';
import { securityHeaders } from './security-headers.ts';
import { createSiteReader } from './served-site.ts';

export interface SiteServerOptions {
  /** A built site, with its manifest. */
  dir: string;
  /** Where the site hangs on this server; normally what it was built for. */
  base?: string | undefined;
  /** Sent with every response, over the ones sent anyway. */
  headers?: Readonly<Record<string, string>> | undefined;
}

const NOT_FOUND_ROUTE = '/404';
/** Longer than clients and proxies keep theirs: a host that closes first may do so while a request is on its way. */
const KEEP_ALIVE_MS = 75_000;
const HASHED_FILE = /^\/assets\//;

/** Serves a built site as a good host would: one URL a page, precompressed, cached for ever where hashed. */
export function createSiteServer({ dir, base, headers = {} }: SiteServerOptions): Server {
  const root = path.resolve(dir);
  const currentSite = createSiteReader(root, base);
  // `dev` looks at the folder for each request, so that a build under a running server is not served with old sizes.
  const sendFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  const answerSafely = (request: IncomingMessage, response: ServerResponse) => {
    guardStreams(response);
    try {
      answer(request, response);
    } catch {
      // A file vanished between two looks, because a build replaces the folder.
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'cache-control': 'no-store', 'retry-after': '1' }).end();
    }
  };
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, inTurn(answerSafely));

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const site = currentSite();
    for (const [name, value] of Object.entries({ ...securityHeaders(site.csp), ...headers })) {
      response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }

    const { pathname, query } = splitUrl(request.url ?? '/');
    const match = pathname.startsWith('/') ? site.match(pathname) : undefined;
    if (match !== undefined && match.routePath !== NOT_FOUND_ROUTE) {
      const location = encodeURI(match.canonical);
      if (location !== pathname) redirect(response, 308, location + query);
      else send(request, response, fileOfRoute(match.routePath));
    } else if (pathname === '/' && site.base !== '/') {
      redirect(response, 307, site.base + query);
    } else {
      send(request, response, match === undefined ? askedFile(pathname, site.base) : undefined);
    }
  }

  function send(request: IncomingMessage, response: ServerResponse, file: string | undefined): void {
    const notFound = () => sendNotFound(request, response, root);
    if (file === undefined) return notFound();
    response.setHeader('cache-control', HASHED_FILE.test(file) ? FOREVER : REVALIDATE);
    response.setHeader('vary', 'Accept-Encoding');
    const contentType = contentTypeOf(file);
    if (contentType !== undefined) response.setHeader('content-type', contentType);
    // Part of a file is never needed here, and sirv throws on a range that ends before it begins.
    delete request.headers.range;
    request.url = encodeURI(file);
    sendFile(request, response, notFound);
  }
}

function redirect(response: ServerResponse, status: 307 | 308, location: string): void {
  // Browsers keep permanent redirects for ever; on localhost the next site would suffer from them.
  response.writeHead(status, { location, 'cache-control': REVALIDATE }).end();
}

/** sirv pipes without looking back: a file that cannot be read ends one response, not the process, and none stays open. */
function guardStreams(response: ServerResponse): void {
  response.on('pipe', (source: Readable) => {
    source.once('error', () => response.destroy());
    response.once('close', () => source.destroy());
  });
}
