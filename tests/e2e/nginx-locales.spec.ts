import { expect } from '@playwright/test';
import { startNginx } from '../../scripts/start-nginx.mjs';
import { routesOf } from '../support/built-site.ts';
import { test } from '../support/test.ts';

/** nginx decodes what is asked for, and an answer must be encoded. */
const LETTERS = encodeURI('/zh/教程/入门');

interface Answer {
  status: number;
  location: string | null;
  body: string;
}

type Get = (pathname: string) => Promise<{ ours: Answer; theirs: Answer }>;

/** Starts nginx with the rules of the fixture, and gets the same path from it and from the bundled server. */
async function withBothHosts(
  { dir, origin: bundled }: { dir: string; origin: string },
  compare: (get: Get) => Promise<void>,
): Promise<void> {
  const { origin: nginx, stop } = await startNginx(dir);
  const get = async (origin: string, pathname: string): Promise<Answer> => {
    const response = await fetch(origin + pathname, { redirect: 'manual' });
    const location = response.headers.get('location');
    return { status: response.status, location, body: response.status === 308 ? '' : await response.text() };
  };
  try {
    await compare(async (pathname) => ({
      ours: await get(bundled, pathname),
      theirs: await get(nginx, pathname),
    }));
  } finally {
    await stop();
  }
}

test('[R6] nginx shows the 404 page of the language and version of a path', async ({ twoLocales }) => {
  await withBothHosts(twoLocales, async (get) => {
    const pages = [
      ['/nowhere', '/404'],
      ['/zh/nowhere', '/zh/404'],
      ['/zh/404', '/zh/404'],
      ['/zh/404.html', '/zh/404'],
      ['/v2/zh/nowhere', '/zh/404'],
      ['/v1/nowhere?a=/zh/', '/v1/404'],
      ['/v1/zh/no/where.js', '/v1/zh/404'],
      ['/zhe/nowhere', '/404'],
    ] as const;
    for (const [pathname, route] of pages) {
      const { ours, theirs } = await get(pathname);
      expect([pathname, ours.status, theirs.status]).toEqual([pathname, 404, 404]);
      expect([pathname, theirs.body.includes(`data-route="${route}"`)]).toEqual([pathname, true]);
      expect([pathname, theirs.body === ours.body]).toEqual([pathname, true]);
    }
  });
});

test('nginx redirects moved pages as configured, and serves all others', async ({ twoLocales }) => {
  await withBothHosts(twoLocales, async (get) => {
    const moved = [
      ['/old/start', '/guide/start'],
      ['/old/start/?a=b', '/guide/start?a=b'],
      ['/zh/old', '/zh/guide/start'],
      ['/zh/old/', '/zh/guide/start'],
      ['/v1/before', '/v1/guide/old'],
      ['/zh/旧教程', LETTERS],
      ['/zh/教程', LETTERS.replace(/[^/]+$/, '')],
      ['/zh/教程/index.html', LETTERS.replace(/[^/]+$/, '')],
      ['/zh/教程/入门.html?a=b', `${LETTERS}?a=b`],
    ] as const;
    for (const [from, to] of moved) {
      const { ours, theirs } = await get(from);
      expect([from, theirs.status, theirs.location]).toEqual([from, 308, to]);
      expect([from, ours.status, ours.location]).toEqual([from, 308, to]);
    }
    for (const route of routesOf(twoLocales.dir)) {
      const { ours, theirs } = await get(route);
      expect([route, theirs.status, theirs.body === ours.body]).toEqual([route, 200, true]);
    }
  });
});
