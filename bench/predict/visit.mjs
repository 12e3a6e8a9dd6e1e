/** Time that a reader looks at a page before moving on. */
const READ_MS = 3500;
/** A hand needs about half a second to reach a link. */
const STEPS = 10;
const STEP_MS = 50;

/**
 * Reads a page, moves the pointer from the middle of the screen to a link, and points at it.
 * @param {import('@playwright/test').Browser} browser @param {string} address
 * @param {(links: import('./reader.mjs').Links) => { way: string, href: string } | undefined} choose
 * @returns {Promise<import('./report.mjs').Visit | undefined>} undefined for a page without links
 */
export async function visit(browser, address, choose) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 720 },
  });
  const page = await context.newPage();
  try {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ effectiveType: '4g' }) });
      // Links that the pointer crosses on its way are fetched as well, but that is not a prediction.
      addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
    });
    const requests = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'fetch' && !/\.\w+$/.test(pathname))
        requests.push({ pathname, request });
    });
    await page.goto(address);
    await page.locator('html[data-app="ready"]').waitFor();
    await page.waitForTimeout(READ_MS);
    const choice = choose(await linksOf(page));
    if (!choice) return undefined;
    await pointAt(page, choice);
    const isAhead = requests.some(({ pathname }) => pathname === choice.href);
    const fetched = await Promise.all(
      requests.map(async ({ pathname, request }) => ({ path: pathname, bytes: await bytesOf(request) })),
    );
    return { ...choice, isAhead, fetched };
  } finally {
    await context.close();
  }
}

/** Returns the paths of other pages that a reader can follow. */
function linksOf(page) {
  return page.evaluate(() => {
    const paths = (selector) => [
      ...new Set(
        [...document.querySelectorAll(selector)]
          .filter((link) => link.origin === location.origin && link.getClientRects().length > 0)
          .map((link) => link.pathname)
          .filter((path) => path !== location.pathname && !/\.\w+$/.test(path)),
      ),
    ];
    return {
      next: paths('a[rel="next"]'),
      previous: paths('a[rel="prev"]'),
      text: paths('article a[href]:not([rel="next"], [rel="prev"])'),
      sidebar: paths('.sidebar a[href]'),
    };
  });
}

/** Scrolls to the link as a reader would, and moves the pointer to just before it: pointing at a link fetches it anyway. */
async function pointAt(page, { way, href }) {
  const place = { next: '[rel="next"]', previous: '[rel="prev"]', text: 'article a', sidebar: '.sidebar a' }[
    way
  ];
  const link = page.locator(`${place}[href^="${href}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  const from = { x: 640, y: 360 };
  const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  for (let step = 1; step < STEPS; step += 1) {
    // A hand accelerates and slows down: the minimum-jerk curve.
    const time = step / STEPS;
    const done = time ** 3 * (10 - 15 * time + 6 * time ** 2);
    const x = from.x + (to.x - from.x) * done;
    const y = from.y + (to.y - from.y) * done;
    const isThere = await page.evaluate(
      ([left, top, path]) => document.elementFromPoint(left, top)?.closest('a')?.pathname === path,
      [x, y, href],
    );
    if (isThere) break;
    await page.mouse.move(x, y);
    await page.waitForTimeout(STEP_MS);
  }
}

/** Returns the compressed size of a response; a cancelled request has none. */
async function bytesOf(request) {
  const response = await request.response().catch(() => null);
  if (response === null) return 0;
  await response.finished().catch(() => undefined);
  return (await request.sizes().catch(() => ({ responseBodySize: 0 }))).responseBodySize;
}
