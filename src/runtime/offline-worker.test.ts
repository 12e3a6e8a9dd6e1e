import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fuzz, hostilePath, hostileQuery } from '../../tests/support/fuzz.ts';

const HERE = 'https://docs.example';
type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const memory = new Map<string, Response>();
const host = vi.fn<(request: Request | URL) => Promise<Response>>();
let isBroken = false;

const orBroken = <Value>(value: Value): Promise<Value> =>
  isBroken ? Promise.reject(new Error('The memory cannot be read.')) : Promise.resolve(value);
const cache = {
  put: async (url: string, response: Response) => {
    memory.delete(url);
    memory.set(url, response);
  },
  keys: () => orBroken([...memory.keys()].map((url) => ({ url }))),
  delete: async ({ url }: { url: string }) => memory.delete(url),
};

beforeEach(async () => {
  memory.clear();
  host.mockReset();
  isBroken = false;
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('location', new URL(`${HERE}/offline-worker.js`));
  vi.stubGlobal('caches', {
    open: () => orBroken(cache),
    match: (url: string) => orBroken(memory.get(url)?.clone()),
  });
  vi.stubGlobal('fetch', host);
  vi.resetModules();
  await vi.importActual<object>('./offline-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** What the worker answers, or nothing where it leaves the request to the browser. */
async function ask(
  url: string,
  { method = 'GET', headers = {}, mode = 'navigate' } = {},
): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  const work: Promise<unknown>[] = [];
  listeners.get('fetch')?.({
    request: { url, method, mode, headers: new Headers(headers) },
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: (one: Promise<unknown>) => work.push(one),
  });
  const response = await answer;
  await Promise.all(work);
  return response;
}

async function tell(data: unknown): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get('message')?.({ data, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

/** As a host on the same origin sends it. */
function sent(text: string, { type = 'text/html', status = 200, redirected = false } = {}): Response {
  const response = new Response(text, { status, headers: { 'content-type': type } });
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    redirected: { value: redirected },
    clone: { value: () => sent(text, { type, status, redirected }) },
  });
}

const pathOf = (request: Request | URL) => new URL('url' in request ? request.url : request).pathname;
const offline = () => host.mockRejectedValue(new TypeError('Failed to fetch'));
const ASSET = `${HERE}/assets/app-1a2b3c4d.js`;

describe('while the host answers', () => {
  it('nothing else is asked for pages', async () => {
    host.mockImplementation(async () => sent('old'));
    await ask(`${HERE}/a`);
    host.mockImplementation(async () => sent('new'));
    expect(await (await ask(`${HERE}/a`))?.text()).toBe('new');
  });

  it('files with a hash come from memory once they are there', async () => {
    host.mockImplementation(async () => sent('js', { type: 'text/javascript' }));
    await ask(ASSET, { mode: 'cors' });
    await ask(ASSET, { mode: 'cors' });
    expect(host).toHaveBeenCalledTimes(1);
  });

  it('a memory that cannot be read is as good as none', async () => {
    isBroken = true;
    host.mockImplementation(async () => sent('js', { type: 'text/css', status: 203 }));
    expect(await (await ask(ASSET, { mode: 'cors' }))?.text()).toBe('js');
  });

  it.each([
    ['an error', { status: 404 }],
    ['a redirected page', { redirected: true }],
    ['data', { type: 'application/json' }],
  ])('%s is not kept', async (_, answer) => {
    host.mockImplementation(async () => sent('x', answer));
    await ask(`${HERE}/a`);
    expect(memory.size).toBe(0);
  });

  it.each([
    ['another origin', 'https://other.example/a', {}],
    ['a form', `${HERE}/a`, { method: 'POST' }],
    ['a part of a file', `${HERE}/a.png`, { headers: { range: 'bytes=0-1' } }],
  ])('%s is left to the browser', async (_, url, options) => {
    expect(await ask(url, options)).toBeUndefined();
  });

  it('keeps the 400 newest', async () => {
    host.mockImplementation(async () => sent('x'));
    for (let index = 0; index < 403; index++) await ask(`${HERE}/p${index}`);
    expect(memory.size).toBe(400);
    expect([...memory.keys()][0]).toBe(`${HERE}/p3`);
  });
});

describe('without a connection', () => {
  it('a page that was read is there, with any query', async () => {
    host.mockImplementation(async () => sent('read'));
    await ask(`${HERE}/a?b=1`);
    offline();
    expect(await (await ask(`${HERE}/a?c#d`))?.text()).toBe('read');
  });

  it('another page lists what was read; other files fail as they would', async () => {
    host.mockImplementation(async () => sent('read'));
    await ask(`${HERE}/guide/`);
    offline();
    const page = await ask(`${HERE}/none`);
    expect(page?.status).toBe(503);
    expect(await page?.text()).toContain('<li><a href="/guide/">/guide/</a></li>');
    await expect(ask(`${HERE}/none.json`, { mode: 'cors' })).rejects.toThrow('Failed to fetch');
    isBroken = true;
    expect((await ask(`${HERE}/none`))?.status).toBe(503);
  });
});

describe('any address', () => {
  const address = fc
    .tuple(hostilePath, hostileQuery)
    .map(([path, query]) => `${HERE}${path}?${query}`)
    .filter((text) => URL.canParse(text))
    .map((text) => new URL(text).href);

  it('read before is found again, no other page is, and the list holds no markup of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: 2, maxLength: 5 }), async (urls) => {
        memory.clear();
        host.mockImplementation(async (request) => sent(pathOf(request)));
        const [last, ...read] = urls.toReversed();
        for (const url of read) await ask(url);
        offline();
        for (const url of read) expect(await (await ask(url))?.text()).toBe(new URL(url).pathname);
        const { pathname } = new URL(last!);
        const text = (await (await ask(last!))?.text()) ?? '';
        const isRead = read.some((url) => new URL(url).pathname === pathname);
        expect(text === pathname).toBe(isRead);
        const list = isRead ? '' : text;
        expect([...list.matchAll(/<(?!\/?(?:!doctype|html|meta|title|h1|p|ul|li|a)\b)/g)]).toEqual([]);
      }),
      fuzz(100),
    );
  });

  it('told by a page is fetched only on this site', async () => {
    const told = fc.oneof(
      fc.anything({ maxDepth: 1 }),
      fc.array(fc.oneof(address, fc.webUrl(), fc.anything({ maxDepth: 0 }))),
    );
    await fc.assert(
      fc.asyncProperty(told, async (data) => {
        host.mockReset().mockImplementation(async () => sent('x'));
        await tell(data);
        expect(host.mock.calls.map(([asked]) => asked instanceof URL && asked.origin)).toEqual(
          host.mock.calls.map(() => HERE),
        );
      }),
      fuzz(100),
    );
  });
});
