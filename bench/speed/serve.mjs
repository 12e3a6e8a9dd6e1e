// One static server for all engines: the same compression, no redirects, and a slow connection on request.
// The server limits the bandwidth, not the browser: DevTools does not throttle requests of a service worker, and only the
// server knows how much it had sent when something was painted.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { narrowLine } from './narrow-line.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};
/** Folders in which the engines put files with a hash in their name. */
const HASHED = /^\/(?:assets|_astro|static)\//;
const COMPRESSED_ALREADY = new Set([
  '.woff2',
  '.png',
  '.ico',
  '.pagefind',
  '.pf_meta',
  '.pf_index',
  '.pf_fragment',
]);

/** @typedef {{ path: string, bytes: number, status: number, isAhead: boolean }} Sent */

/**
 * @param {string} dir a built site
 * @returns {Promise<{ origin: string, sent: Sent[], line: import('./narrow-line.mjs').Line, close: () => Promise<void> }>}
 */
export async function serve(dir) {
  const bodies = new Map();
  /** @type {Sent[]} */
  const sent = [];
  const line = narrowLine();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = fileOf(dir, decodeURI(pathname));
    const found = bodyOf(file ?? path.join(dir, '404.html'), bodies);
    const isKnown = file !== undefined && request.headers['if-none-match'] === found.headers.etag;
    const status = file === undefined ? 404 : isKnown ? 304 : 200;
    const body = isKnown ? Buffer.alloc(0) : found.body;
    response.sendDate = false;
    const all = {
      ...found.headers,
      'cache-control': HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(!isKnown && { 'content-length': String(body.length) }),
    };
    const head = Object.entries(all).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 19);
    const isAhead = isFetchedAhead(request, found.headers['content-type']);
    sent.push({ path: pathname, bytes: body.length + head, status, isAhead });
    line.send(response, () => response.writeHead(status, all), body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = server.address();
  return {
    origin: `http://127.0.0.1:${port}`,
    sent,
    line,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/**
 * Says whether a request is for a page that nobody has opened yet: a prefetch of the browser, or a page that a script of the
 * page fetches. What a service worker keeps for readers without a connection is something else.
 * @param {import('node:http').IncomingMessage} request @param {string} type
 */
function isFetchedAhead({ headers }, type) {
  if (/\bprefetch\b/.test(String(headers['sec-purpose'] ?? headers.purpose))) return true;
  const isOfWorker = /\.m?js$/.test(headers.referer ?? '');
  return headers['sec-fetch-dest'] === 'empty' && type.startsWith('text/html') && !isOfWorker;
}

/** Finds the file for `/a/b`: that name, `b.html` or `b/index.html`, because engines write pages differently. */
function fileOf(dir, pathname) {
  const place = path.join(dir, path.normalize(pathname));
  const candidates = pathname.endsWith('/')
    ? [`${place}index.html`]
    : [place, `${place}.html`, `${place}/index.html`];
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

function bodyOf(file, known) {
  const seen = known.get(file);
  if (seen) return seen;
  const extension = path.extname(file);
  const raw = statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : Buffer.from('Not found');
  const smaller = COMPRESSED_ALREADY.has(extension)
    ? raw
    : brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const isSmaller = smaller.length < raw.length;
  const made = {
    body: isSmaller ? smaller : raw,
    headers: {
      etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 12)}"`,
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      ...(isSmaller && { 'content-encoding': 'br' }),
    },
  };
  known.set(file, made);
  return made;
}
