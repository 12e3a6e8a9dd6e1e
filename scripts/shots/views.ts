import type { Page } from '@playwright/test';

/** `act` runs before the screenshot. `fits` returns whether the view exists at a width. */
export interface View {
  name: string;
  route: string;
  act?: (page: Page) => Promise<unknown>;
  fits?: (width: number) => boolean;
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Scrolls an element to a third of the window's height, where there is space around it. */
const show = (selector: string) => async (page: Page) => {
  const element = page.locator(selector).first();
  await element.waitFor();
  await element.evaluate((node) =>
    scrollBy({ top: node.getBoundingClientRect().top - innerHeight / 3, behavior: 'instant' }),
  );
};

const search = (query: string, shown: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.locator('dialog.search input').fill(query);
  await page.locator(shown).first().waitFor();
};

const searchAgain = async (page: Page) => {
  for (const query of ['dts bundle', 'umd', 'default export']) {
    await search(query, '.search-item')(page);
    await page.keyboard.press('Enter');
    await page.locator('dialog.search').waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('Control+k');
  await page.locator('.search-star').first().click();
};

const searchFailing = async (page: Page) => {
  await page.route('**/assets/search-*.json', (route) => route.abort());
  await search('dts', '.search-retry')(page);
  await page.unroute('**/assets/search-*.json');
};

const openReceipt = async (page: Page) => {
  await show('.receipt')(page);
  await page.locator('.receipt').first().click();
  await page.locator('#receipt:popover-open').waitFor();
};

const compareOutputs = async (page: Page) => {
  await show('.explorer')(page);
  await page.locator('.compare-bar select').first().selectOption({ index: 3 });
};

export const VIEWS: readonly View[] = [
  { name: 'home', route: '/' },
  { name: 'home-proof', route: '/', act: show('.explorer') },
  { name: 'home-claims', route: '/', act: show('.speed') },
  { name: 'home-end', route: '/', act: (page) => page.evaluate(() => scrollTo(0, 1e6)) },
  { name: 'guide', route: '/guide/start/quick-start' },
  { name: 'terminal', route: '/guide/start/quick-start', act: show('.terminal') },
  { name: 'tree', route: '/guide/basic/output-structure', act: show('.tree') },
  { name: 'table', route: '/guide/migration/tsup', act: show('.table') },
  { name: 'reference', route: '/config/lib/dts' },
  {
    name: 'reference-end',
    route: '/config/lib/dts',
    act: (page) => page.evaluate(() => scrollTo(0, 1e6)),
  },
  { name: 'receipt', route: '/guide/basic/output-format', act: openReceipt },
  { name: 'explorer', route: '/config/lib/format', act: show('.explorer') },
  { name: 'explorer-compare', route: '/config/lib/format', act: compareOutputs },
  { name: 'line-link', route: '/guide/start/quick-start', act: click('.code:not(.terminal) code') },
  { name: 'copy-page', route: '/config/lib/dts', act: click('.page-menu a') },
  { name: 'overview', route: '/config/' },
  { name: 'overview-empty', route: '/config/?filter=nothing-like-it' },
  { name: 'blog-index', route: '/blog/' },
  { name: 'blog', route: '/blog/introducing-rslib' },
  { name: 'writing', route: '/about/writing' },
  { name: 'not-found', route: '/config/lib/dtss', act: show('.suggestions') },
  { name: 'family', route: '/', act: click('.family-button'), fits: (width) => width > 768 },
  {
    name: 'menu',
    route: '/config/lib/dts',
    act: click('.menu-button'),
    fits: (width) => width <= 768,
  },
  {
    name: 'sidebar',
    route: '/config/lib/dts',
    act: click('.sidebar-button'),
    fits: (width) => width <= 960,
  },
  {
    name: 'outline',
    route: '/config/lib/dts',
    act: click('.outline-button'),
    fits: (width) => width <= 1280,
  },
  { name: 'search-first', route: '/', act: search('', '.search-item') },
  { name: 'search-failed', route: '/', act: searchFailing },
  { name: 'search-results', route: '/config/lib/dts', act: search('bundle', '.search-item mark') },
  { name: 'search-none', route: '/', act: search('qzxwvy', '.search-screen-title') },
  { name: 'search-history', route: '/', act: searchAgain },
];
