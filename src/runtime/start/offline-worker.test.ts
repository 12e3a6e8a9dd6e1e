import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fuzz, hostilePath, hostileQuery } from '../../../tests/support/fuzz.ts';

const HERE = 'https://docs.example';
const POLICY = "script-src 'self'; style-src 'self'";
const base64Hash = (text: string) => createHash('sha256').update(text).digest('base64');
type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const memory = new Map<string, Response>();
const host = vi.fn<(request: Request | URL, init?: RequestInit) => Promise<Response>>();
let isBroken = false;

const unlessBroken = <Value>(value: Value): Promise<Value> =>
  isBroken ? Promise.reject(new Error('The cache cannot be read.')) : Promise.resolve(value);
const cache = {
  put: async (url: string, response: Response) => {
    memory.delete(url);
    memory.set(url, response);
  },
  match: (url: string) => unlessBroken(memory.get(url)?.clone()),
  keys: () => unlessBroken([...memory.keys()].map((url) => ({ url }))),
  delete: async (entry: string | { url: string }) =>
    memory.delete(typeof entry === 'string' ? entry : entry.url),
};

beforeEach(async () => {
  memory.clear();
  host.mockReset();
  isBroken = false;
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('location', new URL(`${HERE}/offline-worker.js`));
  vi.stubGlobal('caches', { open: () => unlessBroken(cache) });
  vi.stubGlobal('__HASHES__', { 'app-1a2b3c4d.js': base64Hash('js') });
  vi.stubGlobal('__POLICY__', POLICY);
  vi.stubGlobal('__OFFLINE__', [
    ['/zh/', '<h1>你已离线</h1>'],
    ['/', '<h1>You are offline</h1>'],
  ]);
  vi.stubGlobal('__HEADERS__', [
    { path: '/lab', headers: { 'cross-origin-embedder-policy': 'require-corp' } },
    { path: '/assets/lab/*', headers: { 'content-security-policy': "script-src 'unsafe-eval'" } },
  ]);
  vi.stubGlobal('fetch', host);
  vi.resetModules();
  await vi.importActual<object>('./offline-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Undefined if the worker leaves the request to the browser. */
async function send(
  url: string,
  { method = 'GET', headers = {}, mode = 'navigate', destination = 'document' } = {},
): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  const work: Promise<unknown>[] = [];
  listeners.get('fetch')?.({
    request: { url, method, mode, destination, headers: new Headers(headers) },
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: (one: Promise<unknown>) => work.push(one),
  });
  const response = await answer;
  await Promise.all(work);
  return response;
}

async function post(data: unknown): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get('message')?.({ data, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

/** Creates a response as a host on the same origin sends it. */
function sent(
  text: string,
  { type = 'text/html', status = 200, redirected = false, csp = '' } = {},
): Response {
  const headers = { 'content-type': type, 'content-security-policy': csp };
  return Object.defineProperties(new Response(text, { status, headers }), {
    type: { value: 'basic' },
    redirected: { value: redirected },
    clone: { value: () => sent(text, { type, status, redirected, csp }) },
  });
}

const pathOf = (request: Request | URL) => new URL('url' in request ? request.url : request).pathname;
const offline = () => host.mockRejectedValue(new TypeError('Failed to fetch'));
const ASSET = `${HERE}/assets/app-1a2b3c4d.js`;
const SCRIPT = { mode: 'cors', destination: 'script' };
const asScript = { type: 'text/javascript' };

describe('while the host responds', () => {
  it('a path with headers of its own has them, whatever the host sends', async () => {
    host.mockImplementation(async () => sent('page'));
    const page = await send(`${HERE}/lab`);
    expect(page!.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(await page!.text()).toBe('page');
    const other = await send(`${HERE}/other`);
    expect(other!.headers.get('cross-origin-embedder-policy')).toBeNull();
    const file = await send(`${HERE}/assets/lab/worker-1a2b3c4d.js`, SCRIPT);
    expect(file!.headers.get('content-security-policy')).toBe("script-src 'unsafe-eval'");
  });

  it('a file in a folder of assets is left to the cache of the browser', async () => {
    host.mockImplementation(async () => sent('<img>', { type: 'image/svg+xml' }));
    await send(`${HERE}/assets/lab/worker-1a2b3c4d.svg`, SCRIPT);
    await send(`${HERE}/assets/icon.svg`, SCRIPT);
    expect([...memory.keys()]).toEqual([`${HERE}/assets/icon.svg`]);
  });

  it('pages always come from the host', async () => {
    host.mockImplementation(async () => sent('old'));
    await send(`${HERE}/a`);
    host.mockImplementation(async () => sent('new'));
    expect(await (await send(`${HERE}/a`))?.text()).toBe('new');
  });

  it('hashed files come from the cache once they are there', async () => {
    host.mockImplementation(async () => sent('js', asScript));
    await send(ASSET, SCRIPT);
    await send(ASSET, SCRIPT);
    expect(host).toHaveBeenCalledTimes(1);
  });

  it('an unreadable cache does not get in the way', async () => {
    isBroken = true;
    host.mockImplementation(async () => sent('js', { type: 'text/css', status: 203 }));
    expect(await (await send(ASSET, SCRIPT))?.text()).toBe('js');
  });

  it.each([
    ['an error', { status: 404 }],
    ['a redirected page', { redirected: true }],
    ['data', { type: 'application/json' }],
  ])('does not cache %s', async (_, answer) => {
    host.mockImplementation(async () => sent('x', answer));
    await send(`${HERE}/a`);
    expect(memory.size).toBe(0);
  });

  it.each([
    ['the search index', 'search.v1.en.json'],
    ['data whose name asks for it', 'tracks.kept.json'],
  ])('finds %s offline, as the host gave it last', async (_, name) => {
    const address = `${HERE}/${name}`;
    host.mockImplementation(async () => sent('"assets/a.json"', { type: 'application/json' }));
    await send(address);
    host.mockImplementation(async () => sent('"assets/b.json"', { type: 'application/json' }));
    expect(await (await send(address))?.text()).toBe('"assets/b.json"');
    host.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await (await send(address))?.text()).toBe('"assets/b.json"');
  });

  it.each([
    ['another origin', 'https://other.example/a', {}],
    ['a form', `${HERE}/a`, { method: 'POST' }],
    ['a range of a file', `${HERE}/a.png`, { headers: { range: 'bytes=0-1' } }],
  ])('leaves %s to the browser', async (_, url, options) => {
    expect(await send(url, options)).toBeUndefined();
  });

  it('keeps the 400 newest', async () => {
    host.mockImplementation(async () => sent('x'));
    for (let index = 0; index < 403; index++) await send(`${HERE}/p${index}`);
    expect(memory.size).toBe(400);
    expect([...memory.keys()][0]).toBe(`${HERE}/p3`);
  });
});

describe('offline', () => {
  it('speaks the language of the path, or the only one of the site', async () => {
    offline();
    expect(await (await send(`${HERE}/zh/new`))!.text()).toContain('你已离线');
    expect(await (await send(`${HERE}/new`))!.text()).toContain('You are offline');
    vi.stubGlobal('__OFFLINE__', '<h1>Hors ligne</h1>');
    expect(await (await send(`${HERE}/zh/new`))!.text()).toContain('Hors ligne');
  });

  it('shows a visited page, with any query', async () => {
    host.mockImplementation(async () => sent('read'));
    await send(`${HERE}/a?b=1`);
    offline();
    expect(await (await send(`${HERE}/a?c#d`))?.text()).toBe('read');
  });

  it('lists visited pages on other pages, and lets other files fail', async () => {
    host.mockImplementation(async () => sent('read'));
    await send(`${HERE}/guide/`);
    offline();
    const page = await send(`${HERE}/none`);
    expect(page?.status).toBe(503);
    expect(await page?.text()).toContain('<li><a href="/guide/">/guide/</a></li>');
    await expect(send(`${HERE}/none.json`, { mode: 'cors' })).rejects.toThrow('Failed to fetch');
    isBroken = true;
    expect((await send(`${HERE}/none`))?.status).toBe(503);
  });
});

describe('a cache that any script may have written to', () => {
  it.each([
    ['another script', sent('evil', asScript)],
    ['the file with the wrong type', sent('js', { type: 'text/plain' })],
    ['a page', sent('<p>')],
    [
      'a response that did not come from a host',
      new Response('js', { headers: { 'content-type': 'text/javascript' } }),
    ],
  ])('drops %s under the name of a script and asks the host', async (_, planted) => {
    memory.set(ASSET, planted);
    host.mockImplementation(async () => sent('js', asScript));
    expect(await (await send(ASSET, SCRIPT))?.text()).toBe('js');
    expect(await memory.get(ASSET)?.clone().text()).toBe('js');
    memory.set(ASSET, planted);
    offline();
    await expect(send(ASSET, SCRIPT)).rejects.toThrow('Failed to fetch');
    expect(memory.size).toBe(0);
  });

  it.each([
    ['of an earlier build', `${HERE}/assets/app-0a0a0a0a.js`],
    ['without a hash', `${HERE}/app.js`],
  ])('never uses a script %s', async (_, url) => {
    for (const type of ['text/javascript', 'text/html', 'image/svg+xml']) {
      memory.set(url, sent('evil', { type }));
      offline();
      await expect(send(url, SCRIPT)).rejects.toThrow('Failed to fetch');
    }
  });

  it('does not cache a page sent under the name of a script, and bypasses the HTTP cache', async () => {
    host.mockImplementation(async () => sent('<p>'));
    await send(ASSET, SCRIPT);
    expect(host.mock.calls.map(([, init]) => init)).toEqual([undefined, { cache: 'reload' }]);
    await post([ASSET]);
    expect(memory.size).toBe(0);
  });

  it('gives pages the policy of this build and their own stylesheets', async () => {
    host.mockImplementation(async () =>
      sent('<style>p{}</style><style data-head>b{}</style><p>', { csp: "script-src 'unsafe-inline'" }),
    );
    await send(`${HERE}/a`);
    offline();
    expect((await send(`${HERE}/a`))?.headers.get('content-security-policy')).toBe(
      `script-src 'self'; style-src 'sha256-${base64Hash('p{}')}' 'sha256-${base64Hash('b{}')}' 'self'`,
    );
    expect((await send(`${HERE}/none`))?.headers.get('content-security-policy')).toContain(
      "script-src 'self';",
    );
  });
});

describe('any URL', () => {
  const address = fc
    .tuple(hostilePath, hostileQuery)
    .map(([path, query]) => `${HERE}${path}?${query}`)
    .filter((text) => URL.canParse(text))
    .map((text) => new URL(text).href);

  it('is found again only if visited, and the list contains no markup from it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: 2, maxLength: 5 }), async (urls) => {
        memory.clear();
        host.mockImplementation(async (request) => sent(pathOf(request)));
        const [last, ...read] = urls.toReversed();
        for (const url of read) await send(url);
        offline();
        for (const url of read) expect(await (await send(url))?.text()).toBe(new URL(url).pathname);
        const { pathname } = new URL(last!);
        const text = (await (await send(last!))?.text()) ?? '';
        const isRead = read.some((url) => new URL(url).pathname === pathname);
        expect(text === pathname).toBe(isRead);
        const list = isRead ? '' : text;
        expect([...list.matchAll(/<(?!\/?(?:!doctype|html|meta|title|h1|p|ul|li|a)\b)/g)]).toEqual([]);
      }),
      fuzz(100),
    );
  });

  it('reported by a page is fetched only from this site', async () => {
    const reported = fc.oneof(
      fc.anything({ maxDepth: 1 }),
      fc.array(fc.oneof(address, fc.webUrl(), fc.anything({ maxDepth: 0 }))),
    );
    await fc.assert(
      fc.asyncProperty(reported, async (data) => {
        host.mockReset().mockImplementation(async () => sent('x'));
        await post(data);
        expect(host.mock.calls.map(([requested]) => requested instanceof URL && requested.origin)).toEqual(
          host.mock.calls.map(() => HERE),
        );
      }),
      fuzz(100),
    );
  });
});
