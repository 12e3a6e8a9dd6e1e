import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, RequestOptions, Server } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hostileFaults } from '../../../tests/support/hostile-targets.ts';
import { listen } from './listen.ts';
import { createSiteServer } from './server.ts';
import type { SiteManifest } from '../output/hosts/site-manifest.ts';

const manifest: SiteManifest = {
  base: '/',
  routes: ['/', '/404', '/guide/start/', '/guide/start/quick-start', '/blog/v0.1', '/指南'],
  langs: ['en'],
  defaultLang: 'en',
  versions: [],
  defaultVersion: '',
  csp: "default-src 'self'",
  headers: [],
  unhashed: [],
};

let folder = '';
let dir = '';
let server: Server | undefined;
let origin = '';

const put = async (name: string, content: string | Buffer) => {
  await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
  await writeFile(path.join(dir, name), content);
};

async function serve(changes: Partial<SiteManifest> = {}, headers?: Record<string, string>): Promise<void> {
  await put('_site.json', JSON.stringify({ ...manifest, ...changes }));
  server = createSiteServer({ dir, headers });
  origin = await listen(server, { host: '127.0.0.1', port: 0, portIsFixed: true });
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path unchanged; fetch would normalize it. */
function get(asked: string, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(origin, { ...options, path: asked }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const text = async (asked: string) => (await get(asked)).body.toString();
const redirectOf = async (asked: string) => {
  const { status, headers } = await get(asked);
  return `${status} ${headers.location}`;
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  dir = path.join(folder, 'dist');
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await put('index.html', 'home');
  await put('404.html', 'not here');
  await put('guide/start/index.html', 'start');
  await put('guide/start/quick-start.html', 'quick start');
  await put('blog/v0.1.html', 'introducing');
  await put('指南.html', 'guide in Chinese');
  await put('assets/app-1f2e.js', 'js');
  await put('robots.txt', 'robots');
});

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  await rm(folder, { recursive: true });
});

describe('routes', () => {
  beforeEach(() => serve());

  test.each([
    ['/', 'home'],
    ['/guide/start/', 'start'],
    ['/guide/start/quick-start', 'quick start'],
    ['/guide/start/quick-start?a=1', 'quick start'],
    ['/blog/v0.1', 'introducing'],
    [encodeURI('/指南'), 'guide in Chinese'],
  ])('serves %s without a redirect', async (asked, body) => {
    const { status, headers, body: got } = await get(asked);
    expect({ status, body: got.toString() }).toEqual({ status: 200, body });
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  });

  test.each([
    ['[R1] uppercase', '/Guide/START/Quick-Start', '/guide/start/quick-start'],
    ['[R2] an extra trailing slash', '/guide/start/quick-start/', '/guide/start/quick-start'],
    ['[R2] a missing trailing slash', '/guide/start', '/guide/start/'],
    ['[R2] only slashes', '//', '/'],
    ['[R3] .html', '/guide/start/quick-start.html', '/guide/start/quick-start'],
    ['[R4] /index', '/index', '/'],
    ['[R4] /index below a folder', '/guide/start/index', '/guide/start/'],
    ['[R4] /index.html', '/guide/start/index.html', '/guide/start/'],
    ['[R5] unnecessary escapes', '/guide/%73tart/quick-start', '/guide/start/quick-start'],
    ['[R5] an escaped slash', '/guide%2Fstart/', '/guide/start/'],
    ['[R5] lowercase escapes', '/%e6%8c%87%e5%8d%97', '/%E6%8C%87%E5%8D%97'],
    ['[R7] a language prefix', '/en/guide/start/quick-start', '/guide/start/quick-start'],
    ['[R7] only a language prefix', '/en/', '/'],
  ])('redirects %s to the canonical path and keeps the query', async (_, asked, canonical) => {
    expect(await redirectOf(asked)).toBe(`308 ${canonical}`);
    expect(await redirectOf(`${asked}?tab=npm&q=%2F`)).toBe(`308 ${canonical}?tab=npm&q=%2F`);
    expect((await get(canonical)).status).toBe(200);
  });

  test('does not let browsers cache a redirect forever', async () => {
    expect((await get('/INDEX')).headers['cache-control']).toBe('no-cache');
  });

  test('keeps a connection open longer than a proxy does', async () => {
    const { headers } = await get('/', { headers: { connection: 'keep-alive' } });
    const [, seconds] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  test('accepts a full URL from a proxy', async () => {
    expect(await text('http://docs.example/guide/start/')).toBe('start');
    expect(await redirectOf('http://docs.example/guide/start?x=1')).toBe('308 /guide/start/?x=1');
  });
});

describe('missing pages', () => {
  beforeEach(() => serve());

  test.each([
    ['[R6] an unknown route', '/nowhere'],
    ['[R6] the route of the page itself', '/404'],
    ['[R6] the file of the page itself', '/404.html'],
    ['[R5] a malformed escape', '/%E0%A4%A'],
    ['[R5] a lone percent sign', '/guide/%'],
    ['a folder', '/assets/'],
    ['another spelling of an asset', '/assets//app-1f2e.js'],
    ['a missing asset', '/assets/gone-1234.js'],
    ['a path out of the folder', '/../secret.txt'],
    ['an escaped path out of the folder', '/%2e%2e/secret.txt'],
    ['a path out of the folder with an escaped slash', '/assets/..%2f..%2fsecret.txt'],
    ['a path out of the folder with a backslash', '/..%5csecret.txt'],
    ['an absolute path', '//etc/passwd'],
    ['a null byte', '/robots.txt%00.html'],
    ['another host in the path', '//evil.example/guide/start/'],
    ['a target that is not a path', '*'],
    ['the manifest', '/_site.json'],
    ['the manifest in uppercase', '/_SITE.JSON'],
    ['a hidden file', '/.env'],
    ['a hidden folder', '/.git/config'],
    ['a compressed variant', '/robots.txt.br'],
  ])('shows the 404 page for %s', async (_, asked) => {
    await put('.env', 'secret');
    await put('.git/config', 'secret');
    await put('robots.txt.br', 'secret');
    const { status, headers, body } = await get(asked);
    expect({ status, body: body.toString() }).toEqual({ status: 404, body: 'not here' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('sends the 404 page compressed if there is a variant', async () => {
    await put('404.html.br', zlib.brotliCompressSync('not here'));
    const { status, headers, body } = await get('/nowhere', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
    expect(zlib.brotliDecompressSync(body).toString()).toBe('not here');
  });

  test('responds without a 404 page, and to a route without its file', async () => {
    await rm(path.join(dir, '404.html'));
    await rm(path.join(dir, 'guide/start/quick-start.html'));
    const { status, headers, body } = await get('/guide/start/quick-start');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(body.toString()).toBe('Page not found.\n');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects %s', async (method) => {
    const { status, headers } = await get('/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('files', () => {
  beforeEach(() => serve());

  test('answers HEAD with headers and no body', async () => {
    const { status, headers, body } = await get('/', { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, '4', 0]);
    const missing = await get('/nowhere', { method: 'HEAD' });
    expect([missing.status, missing.body.length]).toEqual([404, 0]);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0', undefined],
    ['*', 'br'],
    ['identity', undefined],
  ])('answers Accept-Encoding: %s with the encoding %s', async (accepted, encoding) => {
    await put('index.html.br', 'brotli bytes');
    await put('index.html.gz', 'gzip bytes');
    const { headers, body } = await get('/', { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(
      encoding === undefined ? 'home' : encoding === 'br' ? 'brotli bytes' : 'gzip bytes',
    );
  });

  test('caches hashed files forever and revalidates all others', async () => {
    expect((await get('/assets/app-1f2e.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const asked of ['/', '/guide/start/quick-start', '/robots.txt']) {
      expect((await get(asked)).headers['cache-control']).toBe('no-cache');
    }
  });

  test('answers 304 for an unchanged file and sends a changed one', async () => {
    const { etag } = (await get('/')).headers;
    const again = await get('/', { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers['cache-control'], again.body.length]).toEqual([304, 'no-cache', 0]);
    await put('index.html', 'new home');
    expect((await get('/', { headers: { 'if-none-match': etag } })).body.toString()).toBe('new home');
  });

  test('answers 304 for any of several tags, weak or strong, for `*` and for a time', async () => {
    const { etag = '', 'last-modified': modified } = (await get('/')).headers;
    const statusWith = async (headers: Record<string, string | undefined>, asked = '/') =>
      (await get(asked, { headers: headers as Record<string, string> })).status;
    expect(await statusWith({ 'if-none-match': `"other", ${etag}` })).toBe(304);
    expect(await statusWith({ 'if-none-match': etag.replace('W/', '') })).toBe(304);
    expect(await statusWith({ 'if-none-match': '*' })).toBe(304);
    expect(await statusWith({ 'if-modified-since': modified })).toBe(304);
    expect(await statusWith({ 'if-none-match': '"other"', 'if-modified-since': modified })).toBe(200);
    expect(await statusWith({ 'if-none-match': '*' }, '/nowhere')).toBe(404);
  });

  test('sends the same Vary header with a 304 as with the file', async () => {
    const { etag } = (await get('/')).headers;
    const { headers } = await get('/', { headers: { 'if-none-match': etag } });
    expect([headers.vary, headers.etag, headers['content-length']]).toEqual([
      'Accept-Encoding',
      etag,
      undefined,
    ]);
  });

  test.each([
    ['image.PNG', 'image/png'],
    ['font.woff2', 'font/woff2'],
    ['data.json', 'application/json; charset=utf-8'],
    ['speech.wav', 'audio/wav'],
    ['screen.mov', 'video/quicktime'],
    ['unknown.thing', 'application/octet-stream'],
    ['no-ending', 'application/octet-stream'],
  ])('sends %s as %s', async (name, type) => {
    await put(name, 'bytes');
    expect((await get(`/${name}`)).headers['content-type']).toBe(type);
  });

  test('declares text as UTF-8', async () => {
    expect((await get('/robots.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await get('/assets/app-1f2e.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  describe('ranges', () => {
    beforeEach(() => put('film.mp4', '0123456789'));

    const part = async (
      range: string,
      headers: Record<string, string> = {},
      options: RequestOptions = {},
    ) => {
      const answer = await get('/film.mp4', { headers: { range, ...headers }, ...options });
      const { 'content-range': of, 'content-length': length } = answer.headers;
      return [answer.status, of, length, answer.body.toString()];
    };

    test('are offered for files that are not compressed', async () => {
      expect((await get('/film.mp4')).headers).toMatchObject({
        'accept-ranges': 'bytes',
        'content-type': 'video/mp4',
        'content-length': '10',
      });
    });

    test.each([
      ['bytes=0-1', 'bytes 0-1/10', '01'],
      ['bytes=4-', 'bytes 4-9/10', '456789'],
      ['bytes=8-99', 'bytes 8-9/10', '89'],
      ['bytes=-3', 'bytes 7-9/10', '789'],
      ['bytes=-99', 'bytes 0-9/10', '0123456789'],
      ['Bytes=9-9', 'bytes 9-9/10', '9'],
    ])('%s is sent alone', async (range, of, body) => {
      expect(await part(range)).toEqual([206, of, String(body.length), body]);
    });

    test.each(['bytes=10-', `bytes=${'9'.repeat(400)}-`, 'bytes=-0'])('%s is not there', async (range) => {
      expect(await part(range)).toEqual([416, 'bytes */10', '0', '']);
    });

    test.each(['bytes=5-2', 'bytes=-', 'nonsense', 'bytes=0-1,4-5', 'bytes=1.5-2', 'lines=0-1'])(
      'that are invalid or several are ignored: %s',
      async (range) => {
        expect(await part(range)).toEqual([200, undefined, '10', '0123456789']);
      },
    );

    test('continue only the version that a client has', async () => {
      const { etag = '', 'last-modified': modified = '' } = (await get('/film.mp4')).headers;
      const statusIf = async (condition: string) => (await part('bytes=4-', { 'if-range': condition }))[0];
      expect([await statusIf(etag), await statusIf(modified)]).toEqual([206, 206]);
      for (const other of [`W/${etag}`, '"other"', 'nonsense', new Date(0).toUTCString()])
        expect(await statusIf(other)).toBe(200);
      await put('film.mp4', 'abcdefghijk');
      expect(await statusIf(etag)).toBe(200);
      expect((await part('bytes=4-', { 'if-none-match': etag }))[0]).toBe(206);
    });

    test('never cut a compressed file, an error page or the answer to HEAD', async () => {
      await put('film.mp4.br', 'brotli');
      const compressed = await get('/film.mp4', { headers: { range: 'bytes=0-1', 'accept-encoding': 'br' } });
      expect([compressed.status, compressed.body.toString()]).toEqual([200, 'brotli']);
      expect(compressed.headers['accept-ranges']).toBeUndefined();
      expect(compressed.headers.etag).toMatch(/^W\//);
      const missing = await get('/nowhere', { headers: { range: 'bytes=0-1' } });
      expect([missing.status, missing.body.toString()]).toEqual([404, 'not here']);
      expect(await part('bytes=0-1', {}, { method: 'HEAD' })).toEqual([200, undefined, '10', '']);
    });
  });

  test('finds a name with spaces and non-ASCII letters', async () => {
    await put('images/größe 1%.png', 'png');
    expect(await text(`/images/${encodeURIComponent('größe 1%.png')}`)).toBe('png');
  });
});

describe('headers', () => {
  test('sends the security headers with every response', async () => {
    await serve();
    for (const asked of ['/', '/nowhere', '/INDEX', '/assets/app-1f2e.js']) {
      expect((await get(asked)).headers).toMatchObject({
        'content-security-policy': manifest.csp,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()') as unknown,
        'cross-origin-opener-policy': 'same-origin',
        'origin-agent-cluster': '?1',
      });
    }
  });

  test('can send additional headers and override others', async () => {
    await serve({}, { 'x-extra': '1', 'referrer-policy': 'no-referrer' });
    expect((await get('/')).headers).toMatchObject({ 'x-extra': '1', 'referrer-policy': 'no-referrer' });
  });

  test('picks up the policy and routes of a new build', async () => {
    await serve();
    await put(
      '_site.json',
      JSON.stringify({ ...manifest, routes: ['/', '/new'], csp: "default-src 'none'" }),
    );
    await utimes(path.join(dir, '_site.json'), 1, 1);
    await put('new.html', 'new');
    expect(await text('/new')).toBe('new');
    expect((await get('/')).headers['content-security-policy']).toBe("default-src 'none'");
    await put('_site.json', '{ "half');
    expect(await text('/new')).toBe('new');
  });
});

describe('below a base path', () => {
  beforeEach(() => serve({ base: '/docs/' }));

  test('serves everything below it', async () => {
    expect(await text('/docs/')).toBe('home');
    expect(await text('/docs/guide/start/quick-start')).toBe('quick start');
    expect((await get('/docs/assets/app-1f2e.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/guide/start/')).status).toBe(404);
    expect((await get('/robots.txt')).status).toBe(404);
    expect((await get('/docs/_site.json')).status).toBe(404);
  });

  test('redirects the root to it, and other spellings to the canonical URL', async () => {
    expect(await redirectOf('/?a=1')).toBe('307 /docs/?a=1');
    expect(await redirectOf('/docs')).toBe('308 /docs/');
    expect(await redirectOf('/Docs/en/guide/start.html?a=1')).toBe('308 /docs/guide/start/?a=1');
  });
});

describe.runIf(process.platform === 'linux')('a client that pipelines requests', () => {
  const CONNECTIONS = 5;
  const LARGE = 'large.bin';

  /** Counts the files of the site that this process, including the server, has open. */
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(dir);
      } catch {
        return false;
      }
    }).length;

  beforeEach(async () => {
    // More than the buffers of both sockets hold.
    await put(LARGE, Buffer.alloc(16 * 1024 * 1024));
    await serve();
  });

  /** Sends twenty requests at once and stops reading at the first byte. */
  async function askAndStopReading(): Promise<Socket> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /${LARGE} HTTP/1.1\r\nHost: site.example\r\n\r\n`.repeat(20));
    await once(socket, 'readable');
    return socket;
  }

  test('holds one file open per connection, and none after it closes', async () => {
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, askAndStopReading));
    expect(openFiles()).toBeLessThanOrEqual(CONNECTIONS);
    for (const socket of sockets) socket.destroy();
    await expect.poll(openFiles, { timeout: 20_000 }).toBe(0);
    expect(await text('/')).toBe('home');
  });

  test('gets all responses in order', async () => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const asked = ['/', '/guide/start/', '/robots.txt', '/nowhere', '/guide/start', '/blog/v0.1'];
    const head = ' HTTP/1.1\r\nHost: site.example\r\n';
    socket.write(`${asked.map((one) => `GET ${one}${head}`).join('\r\n')}Connection: close\r\n\r\n`);
    const chunks = (await socket.toArray()) as Buffer[];
    const answers = Buffer.concat(chunks).toString().split('HTTP/1.1 ').slice(1);
    expect(answers.map((one) => one.slice(0, 3))).toEqual(['200', '200', '200', '404', '308', '200']);
    const bodies = [/home$/, /start$/, /robots$/, /not here/, /location: \/guide\/start\//, /introducing$/];
    for (const [index, body] of bodies.entries()) expect(answers[index]).toMatch(body);
  });
});

test.each(['/', '/docs/'])(
  'never redirects below %s to another host or injects a header',
  async (base) => {
    await serve({ base });
    expect(await hostileFaults(origin, base)).toEqual([]);
  },
  60_000,
);

test("does not cache authors' files below assets/ forever", async () => {
  await put('assets/page.html', 'a page');
  await put('assets/index.html', 'an index');
  await put('assets/logo.svg', 'svg');
  await put('assets/images/deep.svg', 'svg');
  await serve({
    routes: ['/', '/assets/', '/assets/page'],
    unhashed: ['images/', 'index.html', 'logo.svg', 'page', 'page.html'],
  });
  for (const asked of ['/assets/', '/assets/page', '/assets/logo.svg', '/assets/images/deep.svg']) {
    const { status, headers } = await get(asked);
    expect([asked, status, headers['cache-control']]).toEqual([asked, 200, 'no-cache']);
  }
  expect((await get('/assets/app-1f2e.js')).headers['cache-control']).toContain('immutable');
});

test('prefers the headers of a path to those of every response', async () => {
  const isolated = { 'cross-origin-opener-policy': 'same-origin-allow-popups', 'x-own': 'yes' };
  await put('assets/lab/tool.wasm', 'wasm');
  await serve({
    headers: [
      { path: '/guide/start/', headers: isolated },
      { path: '/assets/lab/*', headers: { 'x-own': 'file' } },
    ],
  });
  const { headers } = await get('/guide/start/');
  expect(headers).toMatchObject({ ...isolated, 'x-content-type-options': 'nosniff' });
  const file = await get('/assets/lab/tool.wasm');
  expect(file.headers).toMatchObject({ 'x-own': 'file', 'content-type': 'application/wasm' });
  expect(file.headers['cache-control']).toContain('immutable');
  for (const other of ['/', '/guide/start/quick-start', '/assets/app-1f2e.js'])
    expect((await get(other)).headers['x-own']).toBeUndefined();
});

test('rejects a folder without a build and says what to do', () => {
  expect(() => createSiteServer({ dir: folder })).toThrow('Build it first with: npm run build');
});
