import { headersOf } from '../../model/path-headers.ts';
import type { HeaderRule } from '../../model/path-headers.ts';

/**
 * The service worker. While the host responds, pages only come from it, never from the cache. Visited pages
 * are available when it does not. Any script of this origin can write to the cache, so nothing in it is
 * trusted: hashed files are verified on each read, and pages get the policy of this build. Paths with headers of
 * their own get them here too, for hosts that send none.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PageRequestEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: PageRequestEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

/** Filled in by the build: the SHA-256 of every hashed file, the site's policy, and headers of individual paths. */
declare const __HASHES__: Readonly<Record<string, string>>;
declare const __POLICY__: string;
/** The offline page up to its list of pages; one for each start of a path on a site in several languages. */
declare const __OFFLINE__: string | (readonly [prefix: string, html: string])[];
/** Paths include the base. */
declare const __HEADERS__: readonly HeaderRule[];

const worker = globalThis as unknown as Worker;
const CACHE = 'read-before';
/** The oldest entries are dropped first: after a deployment nothing requests the previous build's files. */
const MAX_KEPT = 400;
/** Hashed files never change. */
const UNCHANGING = /\/assets\/([\w.-]+-[\w-]{8}\.\w+)$/;
/** Files in a folder are large, or have headers of their own. The browser caches them. */
const IN_FOLDER = /\/assets\/[^/]+\/[^/]+$/;
const IS_HTML = /^text\/html/;
const KEPT_TYPES = /^(?:text\/html|image\/)/;
/** Small data that is found offline too: the name of the current search index, and files that say so in theirs. */
const KEPT_DATA = /\/(?:search\.[^/]+|[^/]+\.kept)\.json$/;
/** Browsers refuse these files with any other type, so a copy with the wrong type is useless. */
const TYPES: Record<string, string> = { js: 'javascript', css: 'css' };
/** Requests that may be answered from the cache without a hash, because their response is never executed. */
const NEVER_RUN = /^(?:document|image|)$/;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
/** Caches what a page loaded before this worker controlled it. */
worker.addEventListener('message', (event) => event.waitUntil(keepAll(event.data)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return;
  const own = headersOf(pathname, __HEADERS__);
  const response = UNCHANGING.test(pathname)
    ? unchangingFile(event)
    : fromHost(event, IN_FOLDER.test(pathname));
  event.respondWith(Object.keys(own).length > 0 ? response.then((sent) => withHeaders(sent, own)) : response);
});

async function unchangingFile(event: PageRequestEvent): Promise<Response> {
  const { request } = event;
  const known = await cached(request.url);
  if (known) return known;
  const response = await fetch(request);
  // A host that once sent a page under this name may have made the browser cache it forever.
  const file = IS_HTML.test(typeOf(response)) ? await fetch(request, { cache: 'reload' }) : response;
  event.waitUntil(keep(request.url, file.clone()));
  return file;
}

async function fromHost(event: PageRequestEvent, isLeftToBrowser: boolean): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (!isLeftToBrowser) event.waitUntil(keep(request.url, response.clone()));
    return response;
  } catch (error) {
    const known = NEVER_RUN.test(request.destination) ? await cached(request.url) : undefined;
    if (known) return withPolicy(known);
    if (request.mode === 'navigate') return withPolicy(await offlinePage(request.url));
    throw error;
  }
}

/**
 * Applies the policy of this build, whatever the stored headers say. A page of an earlier build keeps its
 * styles, because its own stylesheets are allowed too; its scripts run only if this build has the same ones.
 */
async function withPolicy(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const styles = new TextDecoder().decode(body).matchAll(/<style[^>]*>([^]*?)<\/style>/g);
  const hashes = await Promise.all([...styles].map(([, css]) => sha256(new TextEncoder().encode(css))));
  const sources = hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', __POLICY__.replace('style-src', `$&${sources}`));
  return new Response(body, { status: response.status, headers });
}

/** Adds headers to a response without reading it. */
function withHeaders(response: Response, own: Readonly<Record<string, string>>): Response {
  if (response.type === 'error' || response.type === 'opaqueredirect') return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

/** Checks whether a response may be stored and, on each read, whether it is still valid. */
async function isCacheable(url: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
  const { pathname } = new URL(url);
  const name = UNCHANGING.exec(pathname)?.[1];
  if (name === undefined) return KEPT_TYPES.test(typeOf(response)) || KEPT_DATA.test(pathname);
  const hash = __HASHES__[name];
  if (hash === undefined || !typeOf(response).includes(TYPES[name.replace(/.*\./, '')] ?? '')) return false;
  return (await sha256(await response.clone().arrayBuffer())) === hash;
}

function typeOf({ headers }: Response): string {
  return headers.get('content-type') ?? '';
}

async function sha256(content: BufferSource): Promise<string> {
  return btoa(String.fromCodePoint(...new Uint8Array(await crypto.subtle.digest('SHA-256', content))));
}

async function keepAll(urls: unknown): Promise<void> {
  if (!Array.isArray(urls)) return;
  await Promise.allSettled(
    urls.map(async (url: unknown) => {
      const address = new URL(String(url), location.href);
      if (address.origin !== location.origin || (await cached(address.href))) return;
      await keep(address.href, await fetch(address));
    }),
  );
}

async function keep(url: string, response: Response): Promise<void> {
  if (!(await isCacheable(url, response))) return;
  const cache = await caches.open(CACHE);
  await cache.put(withoutQuery(url), response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MAX_KEPT)).map((one) => cache.delete(one)));
}

/** Only a valid response. An unreadable cache must not block requests to the host. */
async function cached(url: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(CACHE);
    const known = await cache.match(withoutQuery(url), { ignoreVary: true });
    if (known === undefined || (await isCacheable(url, known))) return known;
    await cache.delete(withoutQuery(url));
  } catch {
    // Fall back to the host.
  }
  return undefined;
}

/** Query and hash do not affect what the host sends. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*/, '');
}

async function offlinePage(asked: string): Promise<Response> {
  const list = (await keptRequests())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !/\.\w+$/.test(path))
    .sort()
    .map((path) => `<li><a href="${asText(path)}">${asText(decoded(path))}</a></li>`)
    .join('');
  const start =
    typeof __OFFLINE__ === 'string'
      ? __OFFLINE__
      : __OFFLINE__.find(([prefix]) => new URL(asked).pathname.startsWith(prefix))?.[1];
  const html = `${start}<ul>${list}</ul>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function asText(path: string): string {
  return path.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

async function keptRequests(): Promise<readonly Request[]> {
  try {
    return await (await caches.open(CACHE)).keys();
  } catch {
    return [];
  }
}
