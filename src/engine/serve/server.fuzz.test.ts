import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fuzz, hostilePath, hostileQuery, spellingsOf } from '../../../tests/support/fuzz.ts';
import { listen } from './listen.ts';
import { createSiteServer } from './server.ts';
import type { SiteManifest } from '../output/hosts/site-manifest.ts';

/** Content by its only path; each is different. */
const PAGES: Record<string, string> = {
  '/': 'index.html',
  '/guide/start/': 'guide/start/index.html',
  '/guide/start/quick-start': 'guide/start/quick-start.html',
  '/blog/v0.1': 'blog/v0.1.html',
  '/%E6%8C%87%E5%8D%97': '指南.html',
};
const FILES = ['assets/app-1f2e.js', 'robots.txt', 'guide/start.md'];
const SECRETS = ['../secret.txt', '_headers', '_redirects', '.env', 'robots.txt.br.gz'];
const CSP = "default-src 'self'";

const bodies = new Map([...Object.values(PAGES), ...FILES].map((file) => [`body of ${file}`, file]));

let folder = '';
let server: Server;
let origin = '';
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const dir = path.join(folder, 'dist');
  const put = async (name: string, content: string) => {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  };
  for (const [body, file] of bodies) await put(file, body);
  for (const name of SECRETS) await put(name, 'secret');
  await put('404.html', 'not here');
  const manifest: SiteManifest = {
    base: '/',
    routes: ['/404', ...Object.keys(PAGES).map(decodeURI)],
    langs: ['en'],
    defaultLang: 'en',
    versions: [],
    defaultVersion: '',
    csp: CSP,
    headers: [],
    unhashed: [],
  };
  await put('_site.json', JSON.stringify(manifest));
  server = createSiteServer({ dir });
  origin = await listen(server, { host: '127.0.0.1', port: 0, portIsFixed: true });
});

afterAll(async () => {
  agent.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path unchanged; fetch would normalize it. */
function get(asked: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(origin, { path: asked, agent, timeout: 20_000 }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => (body += chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('There was no answer.')));
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const pathOf = (file: string) =>
  Object.keys(PAGES).find((page) => PAGES[page] === file) ?? `/${encodeURI(file)}`;

/** Paths to files readers must not see: outside the folder, hidden, or for the server only. */
const secretPath = fc
  .tuple(
    fc.array(fc.constantFrom('', '.', '..', '%2e%2e', '.%2E', 'guide', '%2f', '\\\\', '%5c..'), {
      maxLength: 5,
    }),
    fc.constantFrom(...SECRETS.map((name) => path.basename(name)), '_site.json', '404.html'),
  )
  .map(([folders, name]) => `/${[...folders, name].join('/')}`);

/** Node's client rejects what browsers do not send either. */
const sendable = (asked: string) => encodeURI(asked.replaceAll(/[^!-~]/gu, '')).replaceAll('%25', '%');

/** Undefined if the response is valid. */
async function faultOf(
  { status, headers, body }: Answer,
  asked: string,
  query: string,
): Promise<string | undefined> {
  // The HTTP parser rejects paths that are too long or malformed.
  if (status === 431 || status === 400) return undefined;
  if (headers['content-security-policy'] !== CSP || headers['set-cookie']) return 'other headers';
  if (status === 404) return body === 'not here' ? undefined : `a 404 that says ${body}`;
  if (status === 200) {
    const file = bodies.get(body);
    const isIt = file !== undefined && decodeURIComponent(asked) === decodeURIComponent(pathOf(file));
    return isIt ? undefined : `another page: ${body}`;
  }
  const target = headers.location ?? '';
  const page = target.slice(0, target.length - query.length);
  const isOneStep = status === 308 && body === '' && page !== asked && (await get(page)).status === 200;
  return isOneStep && page in PAGES && target === page + query ? undefined : `${status} to ${target}`;
}

describe('over HTTP', () => {
  test('answers any path with a page, a file, a redirect to one, or 404', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ arbitrary: hostilePath, weight: 4 }, secretPath),
        hostileQuery,
        async (anyPath, anyQuery) => {
          const asked = sendable(anyPath);
          const query = anyQuery === '' ? '' : `?${sendable(anyQuery)}`;
          expect(await faultOf(await get(asked + query), asked, query)).toBeUndefined();
        },
      ),
      fuzz(600),
    );
  });

  test.each(Object.keys(PAGES))('redirects every spelling of %s to it', async (page) => {
    await fc.assert(
      fc.asyncProperty(spellingsOf(decodeURI(page)), async (asked) => {
        const { status, headers, body } = await get(asked);
        expect([status, headers.location ?? body]).toEqual(
          asked === page ? [200, `body of ${PAGES[page]}`] : [308, page],
        );
      }),
      fuzz(60),
    );
  });
});
