// npm run shots [-- PART-OF-A-NAME]: takes screenshots of a dozen views at four widths in both themes, into .cache/shots.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { startPreview } from './preview.mjs';

const WIDTHS = [390, 768, 1024, 1440];
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Opens the search, enters a query and waits for `shown`. */
const search = (query: string, shown: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
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

/** `act` runs before the screenshot. `fits` returns whether the view exists at a width. */
type View = [
  name: string,
  route: string,
  act?: (page: Page) => Promise<unknown>,
  fits?: (width: number) => boolean,
];
const VIEWS: readonly View[] = [
  ['home', '/'],
  ['guide', '/guide/start/quick-start'],
  ['reference', '/config/lib/dts'],
  ['reference-end', '/config/lib/dts', (page) => page.evaluate(() => scrollTo(0, 1e6))],
  ['overview', '/config/'],
  ['overview-empty', '/config/?filter=nothing-like-it'],
  ['blog', '/blog/introducing-rslib'],
  ['writing', '/about/writing'],
  ['not-found', '/404'],
  ['family', '/', click('.family-button'), (width) => width > 768],
  ['menu', '/config/lib/dts', click('.menu-button'), (width) => width <= 768],
  ['sidebar', '/config/lib/dts', click('.sidebar-button'), (width) => width <= 960],
  ['outline', '/config/lib/dts', click('.outline-button'), (width) => width <= 1280],
  ['search-failed', '/', searchFailing],
  ['search-results', '/config/lib/dts', search('bundle', '.search-item mark')],
  ['search-none', '/', search('qzxwvy', '.search-screen-title')],
  ['search-history', '/', searchAgain],
];

const folder = path.resolve('.cache/shots');
mkdirSync(folder, { recursive: true });
const wanted = process.argv[2] ?? '';
const preview = await startPreview();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      for (const [name, route, act, fits = () => true] of VIEWS) {
        if (!fits(width) || !name.includes(wanted)) continue;
        await page.goto(preview.address + route);
        await page.locator('html[data-app="ready"]').waitFor();
        await act?.(page);
        const file = path.join(folder, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file });
        console.log(path.relative(process.cwd(), file));
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await preview.stop();
}
