import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import type { Page, Request } from '@playwright/test';
import { ALLOWANCE } from '../../src/model/constants.ts';
import { isSameDocument, open, pathOf, recordRequests } from '../support/reader.ts';

const BUDGET_BYTES = 60_000;
/** What has to be left for another page. */
const PAGE_BYTES = 18_000;

/** Other tests have a slower connection, on which nothing is fetched ahead. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const connection = { effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { get: () => connection });
  }),
);

const pagesOf = (requests: Request[]) =>
  requests.filter((request) => request.resourceType() === 'fetch').map(pathOf);

const nextOf = (page: Page) => page.locator('a[rel="next"]');

test('fetches the next page while the reader does nothing, and uses it for the click', async ({ page }) => {
  // A key may cancel the first request.
  const next = page.waitForEvent('requestfinished', {
    predicate: (request) => pathOf(request) === '/config/lib/shims',
  });
  await open(page, '/config/lib/dts');
  expect(await (await next).headerValue('accept')).toBe('text/html');
  const requests = recordRequests(page);
  await nextOf(page).press('Enter');
  await expect(page.locator('main h1')).toHaveText('lib.shims');
  expect(pagesOf(requests)).not.toContain('/config/lib/shims');
});

/** Keeps the pages that have been fetched, without those that were canceled. */
function recordPages(page: Page) {
  const finished: Request[] = [];
  const keep = (request: Request) => {
    if (request.resourceType() === 'fetch') finished.push(request);
  };
  page.on('requestfinished', keep);
  return {
    finished,
    /** Waits until nothing follows the last response, and returns the bytes of all. */
    async total(): Promise<number> {
      await expect(async () => {
        const known = finished.length;
        await page.evaluate(
          () =>
            new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200), { timeout: 1000 })),
        );
        expect(finished).toHaveLength(known);
      }).toPass();
      const sizes = await Promise.all(
        finished.map(async (request) => (await request.sizes()).responseBodySize),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
}

// Each in a browser without a cache: what comes from there has no size.
for (const route of ['/config/lib/dts', '/guide/advanced/dts', '/'])
  test(`fetches pages ahead while there is room for another one, and at most 60 kB: ${route}`, async ({
    page,
  }) => {
    const pages = recordPages(page);
    // Not with a key or the pointer, which cancel what is being fetched: its bytes count too.
    await page.goto(route);
    await expect.poll(async () => (await pages.total()) + PAGE_BYTES).toBeGreaterThan(ALLOWANCE.likely);
    expect(pages.finished.length).toBeGreaterThan(1);
    expect(await pages.total()).toBeLessThanOrEqual(BUDGET_BYTES);
  });

test('stops when the reader does something', async ({ page }) => {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/config/lib/shims', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  // Whatever else happens on a busy machine, such as a late key or the next round, belongs to other requests.
  const pending = new Set<Request>();
  page.on('request', (request) => pathOf(request) === '/config/lib/shims' && pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await open(page, '/config/lib/dts');
  await expect.poll(() => pending.size).toBe(1);
  const [canceled] = pending;
  expect(canceled).toBeDefined();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => pending.has(canceled!)).toBe(false);
  release();
  await nextOf(page).press('Enter');
  await expect(page.locator('main h1')).toHaveText('lib.shims');
  expect(await isSameDocument(page)).toBe(true);
});

test('fetches the entry of the sidebar that the pointer moves toward', async ({ page }) => {
  // Its response never comes, so the page has started to fetch ahead and has not got further.
  await page.route('**/config/lib/shims', () => undefined);
  const started = page.waitForRequest('**/config/lib/shims');
  await open(page, '/config/lib/dts');
  await started;
  const entry = page.locator('.sidebar').getByRole('link', { name: 'lib.format' });
  const { x, y, width, height } = (await entry.boundingBox())!;
  await page.mouse.move(x + 400, y + height / 2);
  const requested = page.waitForRequest('**/config/lib/format');
  // One step toward the link, which is still far from it.
  await page.mouse.move(x + 400 - (400 - width / 2) / 13, y + height / 2);
  await requested;
});

test('a pointer that sweeps over the whole sidebar fetches no more than links that are pointed at may', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const pages = recordPages(page);
  await open(page, '/config/lib/dts');
  const sidebar = (await page.locator('#sidebar').boundingBox())!;
  const [x, top, bottom] = [sidebar.x + 60, sidebar.y + 8, sidebar.y + sidebar.height - 8];
  const steps = 100;
  const begun = Date.now();
  for (let step = 0; step <= steps; step += 1) {
    await page.mouse.move(x, top + ((bottom - top) * step) / steps);
    // As slowly as a hand, over about 1.7 seconds.
    await page.evaluate(
      (due) => new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now()))),
      begun + 17 * (step + 1),
    );
  }
  expect(pages.finished.length).toBeGreaterThan(0);
  expect(await pages.total()).toBeLessThanOrEqual(ALLOWANCE.pointed);
});
