import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { startPreview } from '../../scripts/preview.mjs';
import { orSentence } from '../../scripts/sentence.mjs';
import { routesInApp } from '../../tests/support/built-site.ts';
import { launch } from '../speed/measure/launch.mjs';
import { report } from './report.ts';
import type { Move, Session } from './report.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Reads the built site in Chromium as visitors might, and counts how often the page they open had been fetched ahead.

  --sessions N  visits that begin at pages all over the site (default: 40)
  --pages N     pages read in each visit (default: 5)
`;

/** Nothing was requested for this long: the page has fetched ahead what it wants to. */
const QUIET_MS = 1200;
const MOVES: Readonly<Record<Move, string>> = {
  next: 'a[rel="next"]',
  text: 'article a[href^="/"]',
  sidebar: '.sidebar a[href^="/"]',
};

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '40' },
    pages: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP.trimEnd());
else await orSentence(() => bench(Number(values.sessions), Number(values.pages)));

async function bench(count: number, pages: number): Promise<void> {
  const routes = routesInApp(path.join(__ENGINE_ROOT__, 'dist'));
  const preview = await startPreview();
  const browser = await launch();
  try {
    const sessions: Session[] = [];
    for (let at = 0; at < count; at += 1) {
      const start = routes[Math.floor((at * routes.length) / count)]!;
      sessions.push(await read(browser, preview.address + start, pages, random(at + 1), new Set(routes)));
    }
    console.log(report(sessions));
  } finally {
    await browser.close();
    await preview.stop();
  }
}

/** Reads a few pages. A visitor opens the next page, a link of the text or an entry of the sidebar, each as often. */
async function read(
  browser: Browser,
  start: string,
  pages: number,
  chance: () => number,
  routes: Set<string>,
): Promise<Session> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session: Session = { moves: [], fetched: new Map(), visited: new Set([new URL(start).pathname]) };
  let lastRequest = Date.now();
  page.on('request', () => (lastRequest = Date.now()));
  const sizes: Promise<unknown>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'fetch' || !routes.has(pathname)) return;
    // Known at once, weighed a little later.
    session.fetched.set(pathname, 0);
    sizes.push(
      request.sizes().then(({ responseBodySize }) => session.fetched.set(pathname, responseBodySize)),
    );
  });
  await page.goto(start);
  for (let count = 0; count < pages; count += 1) {
    while (Date.now() - lastRequest < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
    const moves = Object.keys(MOVES) as Move[];
    const move = moves[Math.floor(chance() * moves.length)]!;
    const target = await choose(page, MOVES[move], chance, routes);
    if (target === undefined) continue;
    session.moves.push({ move, isHit: session.fetched.has(target) || session.visited.has(target) });
    session.visited.add(target);
    // Without the pointer, which would fetch the page on its way.
    await page.locator(`a[href="${target}"]`).first().dispatchEvent('click');
    await page.waitForFunction((route) => document.documentElement.dataset['route'] === route, target);
    lastRequest = Date.now();
  }
  await Promise.all(sizes);
  await context.close();
  return session;
}

/** Returns the page of a link that can be clicked and leads to another page of the app. */
async function choose(
  page: Page,
  selector: string,
  chance: () => number,
  routes: Set<string>,
): Promise<string | undefined> {
  const hrefs = await page
    .locator(selector)
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')!).filter((href) => href !== location.pathname),
    );
  const targets = hrefs.filter((href) => routes.has(href));
  return targets[Math.floor(chance() * targets.length)];
}

/** Returns numbers from 0 to 1 that are the same in each run. */
function random(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
