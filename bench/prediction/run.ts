import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import { buildIsStale } from '../../scripts/build-is-stale.mjs';
import { startPreview } from '../../scripts/preview.mjs';
import { orSentence } from '../../scripts/sentence.mjs';
import { routesInApp } from '../../tests/support/built-site.ts';
import { launch } from '../speed/measure/launch.mjs';
import { movePointer } from '../speed/measure/pointer.mjs';
import { report } from './report.ts';
import type { Move, Session } from './report.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Reads the built site in Chromium as visitors might, and counts how often the page they open had been fetched ahead,
and what was fetched and never read. Takes the visits in turn without a pointer, with one that goes straight to each link,
and with one that goes down the sidebar first.

  --sessions N  visits of each kind that begin at pages all over the site (default: 40)
  --pages N     pages read in each visit (default: 5)
`;

type Pointer = 'none' | 'straight' | 'down the sidebar';
const POINTERS: readonly Pointer[] = ['none', 'straight', 'down the sidebar'];
/** Time in which the pointer goes down the sidebar. */
const SIDEBAR_MS = 1700;
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
  if (buildIsStale(__ENGINE_ROOT__))
    throw new Error('The site is not built, or its sources are newer. Run: npm run build');
  const routes = routesInApp(path.join(__ENGINE_ROOT__, 'dist'));
  const preview = await startPreview();
  const browser = await launch();
  try {
    const sessions = new Map(POINTERS.map((pointer) => [pointer, [] as Session[]]));
    for (let at = 0; at < count; at += 1) {
      const start = preview.address + routes[Math.floor((at * routes.length) / count)]!;
      for (const [pointer, some] of sessions)
        some.push(await read(browser, { start, pages, pointer, chance: random(at + 1) }, new Set(routes)));
    }
    for (const [pointer, some] of sessions) console.log(`Pointer: ${pointer}\n${report(some)}\n`);
  } finally {
    await browser.close();
    await preview.stop();
  }
}

interface Visit {
  start: string;
  pages: number;
  pointer: Pointer;
  chance: () => number;
}

/** Reads a few pages. A visitor opens the next page, a link of the text or an entry of the sidebar, each as often. */
async function read(
  browser: Browser,
  { start, pages, pointer, chance }: Visit,
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
    const link = page
      .locator(MOVES[move])
      .and(page.locator(`a[href="${target}"]`))
      .first();
    if (pointer === 'down the sidebar') await goDownSidebar(page);
    if (pointer !== 'none') await goTo(page, link);
    session.moves.push({ move, isHit: session.fetched.has(target) || session.visited.has(target) });
    session.visited.add(target);
    await link.dispatchEvent('click');
    await page.waitForFunction((route) => document.documentElement.dataset['route'] === route, target);
    lastRequest = Date.now();
  }
  await Promise.all(sizes);
  await context.close();
  return session;
}

/** Moves the pointer from the first entry of the sidebar that is in view to the last. */
async function goDownSidebar(page: Page): Promise<void> {
  const box = await page.locator('.sidebar').boundingBox();
  if (!box) return;
  const x = box.x + box.width / 3;
  const height = page.viewportSize()!.height;
  await movePointer(
    page,
    { x, y: Math.max(box.y, 0) },
    { x, y: Math.min(box.y + box.height, height - 1) },
    SIDEBAR_MS,
  );
}

/** Moves the pointer from the middle of the window to a link, unless the link is in a closed part of the sidebar. */
async function goTo(page: Page, link: Locator): Promise<void> {
  if (!(await link.isVisible())) return;
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  const { width, height } = page.viewportSize()!;
  if (!box) return;
  const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await movePointer(page, { x: width / 2, y: height / 2 }, to);
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
