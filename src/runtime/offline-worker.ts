/**
 * The service worker. While the host answers, it alone is asked for pages: none is ever shown from memory then. What has
 * been read before is there when it does not answer.
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

const worker = globalThis as unknown as Worker;
const CACHE = 'read-before';
/** The oldest go first: after a deployment nothing asks for the files of the one before. */
const MOST_KEPT = 400;
/** Files whose name has a hash never change. */
const UNCHANGING = /\/assets\/[\w.-]+-[\w-]{8}\.\w+$/;
const KEPT_TYPES = /^(?:text\/html|image\/)/;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
/** What the first page had loaded before there was anyone to see it. */
worker.addEventListener('message', (event) => event.waitUntil(keepAll(event.data)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOwn = new URL(request.url).origin === location.origin;
  if (request.method !== 'GET' || !isOwn || request.headers.has('range')) return;
  event.respondWith(UNCHANGING.test(new URL(request.url).pathname) ? fromMemory(event) : fromHost(event));
});

async function fromMemory(event: PageRequestEvent): Promise<Response> {
  return (await remembered(event.request.url)) ?? fromHost(event);
}

async function fromHost(event: PageRequestEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (mayBeKept(request.url, response)) event.waitUntil(keep(request.url, response.clone()));
    return response;
  } catch (error) {
    const known = await remembered(request.url);
    if (known) return known;
    if (request.mode === 'navigate') return offlinePage();
    throw error;
  }
}

function mayBeKept(url: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  const isWhole = response.status === 200 && response.type === 'basic' && !response.redirected;
  return isWhole && (KEPT_TYPES.test(type) || UNCHANGING.test(new URL(url).pathname));
}

async function keepAll(urls: unknown): Promise<void> {
  if (!Array.isArray(urls)) return;
  await Promise.allSettled(
    urls.map(async (url: unknown) => {
      const address = new URL(String(url), location.href);
      if (address.origin !== location.origin || (await remembered(address.href))) return;
      const response = await fetch(address);
      if (mayBeKept(address.href, response)) await keep(address.href, response);
    }),
  );
}

async function keep(url: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(withoutQuery(url), response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_KEPT)).map((one) => cache.delete(one)));
}

/** A memory that cannot be read must not stand between a page and the host. */
async function remembered(url: string): Promise<Response | undefined> {
  try {
    return await caches.match(withoutQuery(url), { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** What stands behind the path changes nothing in what the host sends. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*/, '');
}

async function offlinePage(): Promise<Response> {
  const pages = (await keptRequests())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !/\.\w+$/.test(path))
    .sort()
    .map((path) => path.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`));
  const list = pages.map((path) => `<li><a href="${path}">${path}</a></li>`).join('');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Offline</title><h1>You are offline</h1><p>This page has not been read on this device before. These have:</p><ul>${list}</ul></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function keptRequests(): Promise<readonly Request[]> {
  try {
    return await (await caches.open(CACHE)).keys();
  } catch {
    return [];
  }
}
