import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { deployWithout } from '../support/deployment.ts';
import {
  expectFullLoad,
  follow,
  holdBack,
  open,
  pathOf,
  recordFaults,
  recordRequests,
  waitForApp,
} from '../support/reader.ts';

const PAGE = '/config/lib/format';

const explorerOf = (page: Page) => page.getByRole('region', { name: /^Output explorer/ });
const choice = (explorer: Locator, group: string, name: string) =>
  explorer.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });
const file = (explorer: Locator, name: string | RegExp) =>
  explorer.getByRole('group', { name: 'File' }).getByRole('radio', { name });
/** The chosen file, below the configuration; without scripts, the main file. */
const block = (explorer: Locator) => explorer.locator('.explorer-view .code').last();
const code = (explorer: Locator) => block(explorer).locator('code');
const caption = (explorer: Locator) => block(explorer).locator('figcaption');
const config = (explorer: Locator) => explorer.locator('.explorer-view .code').first();

async function openExplorer(page: Page, url = PAGE): Promise<Locator> {
  await open(page, url);
  return scrollToExplorer(page);
}

/** Scrolls to the explorer, which loads its code when it comes into view. */
async function scrollToExplorer(page: Page): Promise<Locator> {
  const explorer = explorerOf(page);
  await explorer.scrollIntoViewIfNeeded();
  await explorer.locator('[data-ready]').waitFor();
  return explorer;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the default combination and hides the controls', async ({ page }) => {
    await page.goto(PAGE);
    const explorer = explorerOf(page);
    await expect(explorer.locator('.explorer-choices')).toBeHidden();
    await expect(explorer.locator('figcaption')).toHaveText(['rslib.config.ts', /^dist\/index\.js 187 B/]);
    await expect(config(explorer)).toContainText("lib: [{ format: 'esm' }]");
    await expect(code(explorer)).toContainText('export { clampAll };');
    await page.goto('/config/lib/dts');
    await expect(explorerOf(page)).toContainText('Also emitted: dist/clamp.d.ts (139 B), dist/index.js');
  });
});

test('shows and announces the recorded files and sizes of a choice', async ({ page }) => {
  const explorer = await openExplorer(page);
  await expect(file(explorer, /^dist\/index\.js 187 B$/)).toBeChecked();
  await choice(explorer, 'format', 'cjs').check();
  await expect(file(explorer, /^dist\/index\.cjs 1,456 B$/)).toBeChecked();
  await expect(caption(explorer)).toContainText('dist/index.cjs 1,456 B');
  await expect(code(explorer)).toContainText('exports.clampAll');
  await expect(config(explorer)).toContainText("lib: [{ format: 'cjs' }]");
  await expect(page.locator('#announcer')).toContainText('dist/index.cjs 1,456 B');
  await choice(explorer, 'bundle', 'false').check();
  await expect(file(explorer, /^dist\/clamp\.cjs/)).toBeAttached();
  await explorer.getByText('dist/clamp.cjs').click();
  await expect(code(explorer)).toContainText('Math.min');
});

test('works by keyboard and keeps the selected file when its extension changes', async ({ page }) => {
  const explorer = await openExplorer(page);
  await choice(explorer, 'bundle', 'true').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(explorer, 'bundle', 'false')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(explorer.getByLabel('Compare with')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(explorer.getByRole('button', { name: 'Copy rslib.config.ts' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(file(explorer, /^dist\/index\.js/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(file(explorer, /^dist\/clamp\.js/)).toBeFocused();
  await expect(caption(explorer)).toContainText('dist/clamp.js');
  await expect(explorer.getByRole('button', { name: 'Copy dist/clamp.js' })).toBeAttached();
  await choice(explorer, 'format', 'esm').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(explorer, 'format', 'cjs')).toBeFocused();
  await expect(caption(explorer)).toContainText('dist/clamp.cjs');
});

test('keeps its state in the URL and restores it after a reload', async ({ page }) => {
  const explorer = await openExplorer(page);
  await choice(explorer, 'format', 'cjs').check();
  await choice(explorer, 'bundle', 'false').check();
  await explorer.getByText('src/clamp.ts').click();
  await explorer.getByLabel('Compare with').selectOption('format: esm, bundle: true');
  const address = `${PAGE}?explore-format=format:cjs,bundle:false,vs:esm%2Btrue,file:src/clamp.ts`;
  await expect(page).toHaveURL(address);
  await page.reload();
  await waitForApp(page);
  await scrollToExplorer(page);
  await expect(choice(explorer, 'format', 'cjs')).toBeChecked();
  await expect(choice(explorer, 'bundle', 'false')).toBeChecked();
  await expect(explorer.getByLabel('Compare with')).toHaveValue('0');
  await expect(file(explorer, /src\/clamp\.ts$/)).toBeChecked();
  await expect(page).toHaveURL(address);
});

test('shows the state in a link, also on a page visited before', async ({ page }) => {
  await openExplorer(page);
  await follow(page, '/config/lib/');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/');
  await follow(page, `${PAGE}?explore-format=format:umd`);
  await expect(page.locator('html')).toHaveAttribute('data-route', PAGE);
  const explorer = await scrollToExplorer(page);
  await expect(choice(explorer, 'format', 'umd')).toBeChecked();
  await expect(code(explorer)).toContainText('ClampKit');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/');
  await follow(page, PAGE);
  await scrollToExplorer(page);
  await expect(choice(explorer, 'format', 'esm')).toBeChecked();
});

test('draws the choices as segments that radio buttons fill, the checked one with a border', async ({
  page,
}) => {
  const explorer = await openExplorer(page);
  const segments = explorer.locator('.segmented').first().locator('label');
  await expect(segments).toHaveText(['esm', 'cjs', 'umd', 'iife', 'mf']);
  const segment = (await segments.nth(1).boundingBox())!;
  const radio = (await choice(explorer, 'format', 'cjs').boundingBox())!;
  expect(Math.abs(radio.width - segment.width)).toBeLessThanOrEqual(2);
  expect(Math.abs(radio.height - segment.height)).toBeLessThanOrEqual(2);
  const borders = () =>
    segments
      .locator('input')
      .evaluateAll((radios) => radios.map((one) => getComputedStyle(one).borderTopStyle));
  expect(await borders()).toEqual(['solid', 'none', 'none', 'none', 'none']);
  await segments.nth(1).click();
  await expect(choice(explorer, 'format', 'cjs')).toBeChecked();
  expect(await borders()).toEqual(['none', 'solid', 'none', 'none', 'none']);
});

test('keeps its height, and a short file fills half of its block', async ({ page }) => {
  const explorer = await openExplorer(page);
  const view = explorer.locator('.explorer-view');
  const heightOf = async (locator: Locator) => (await locator.boundingBox())!.height;
  const height = await heightOf(view);
  expect(await heightOf(code(explorer))).toBeGreaterThan(
    (await heightOf(block(explorer).locator('pre'))) / 2,
  );
  await choice(explorer, 'format', 'cjs').check();
  expect(await heightOf(view)).toBe(height);
  await explorer.getByLabel('Compare with').selectOption('format: esm, bundle: true');
  await expect(explorer.locator('.line.add').first()).toBeVisible();
  expect(await heightOf(view)).toBe(height);
});

test('shows a comparison in two columns with their names and lines of both files on one row', async ({
  page,
}) => {
  const explorer = await openExplorer(page, `${PAGE}?explore-format=bundle:false,vs:esm%2Btrue`);
  const [left, right] = [explorer.locator('.line.remove').first(), explorer.locator('.line.add').first()];
  const [removed, added] = [(await left.boundingBox())!, (await right.boundingBox())!];
  expect(added.y).toBe(removed.y);
  expect(added.x).toBeGreaterThanOrEqual(removed.x + removed.width);
  await expect(explorer.getByLabel('Compare with')).toHaveValue('0');
  const choiceName = explorer.getByText('format: esm, bundle: false', { exact: true }).last();
  expect(Math.abs((await choiceName.boundingBox())!.x - added.x)).toBeLessThan(120);
  const shared = block(explorer).locator('.line', { hasText: 'export { clampAll };' });
  await expect(shared).toHaveCount(2);
  const [first, second] = [(await shared.first().boundingBox())!, (await shared.last().boundingBox())!];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
});

test('stacks a comparison on a phone and shows shared lines once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const explorer = await openExplorer(page, `${PAGE}?explore-format=bundle:false,vs:esm%2Btrue`);
  const removed = (await explorer.locator('.line.remove').first().boundingBox())!;
  const added = (await explorer.locator('.line.add').first().boundingBox())!;
  expect(added.x).toBe(removed.x);
  expect(added.y).toBeGreaterThanOrEqual(removed.y + removed.height);
  await expect(block(explorer).locator('.line:visible', { hasText: 'export { clampAll };' })).toHaveCount(1);
});

test.describe('a link to a choice', () => {
  const LINK = `${PAGE}?explore-format=format:cjs`;
  const place = (page: Page) => page.evaluate(() => scrollY);

  test('scrolls to its explorer on a first load and after a click, and only once', async ({ page }) => {
    await open(page, LINK);
    const explorer = explorerOf(page);
    await explorer.locator('[data-ready]').waitFor();
    await expect(explorer.locator('.explorer-choices')).toBeInViewport();
    await expect(choice(explorer, 'format', 'cjs')).toBeChecked();
    await page.evaluate(() => scrollTo(0, 0));
    await page.reload();
    await waitForApp(page);
    await explorer.locator('[data-ready]').waitFor();
    expect(await place(page)).toBe(0);
    const other = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'lib.bundle' });
    await other.click();
    await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/bundle');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-route', PAGE);
    await explorer.locator('[data-ready]').waitFor();
    expect(await place(page)).toBe(0);
    await other.click();
    await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/bundle');
    await follow(page, LINK);
    await expect(explorer.locator('.explorer-choices')).toBeInViewport();
  });

  test('leaves the scroll position to a hash', async ({ page }) => {
    // Even a hash without a target says that the link is not about the explorer.
    await open(page, `${LINK}#nowhere`);
    await explorerOf(page).locator('[data-ready]').waitFor();
    expect(await place(page)).toBe(0);
    await follow(page, '/config/lib/');
    await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/');
    await follow(page, `${LINK}#related`);
    await expect(page.locator('#related')).toBeInViewport();
    await explorerOf(page).locator('[data-ready]').waitFor();
    await expect(explorerOf(page)).not.toBeInViewport();
  });
});

test('compares two choices line by line, marked with plus and minus signs', async ({ page }) => {
  const explorer = await openExplorer(page);
  await explorer.getByLabel('Compare with').selectOption('format: esm, bundle: true');
  await expect(caption(explorer)).toContainText('no difference');
  await choice(explorer, 'bundle', 'false').check();
  const added = block(explorer).locator('.line.add');
  const removed = block(explorer).locator('.line.remove');
  await expect(added.first()).toContainText('import { clamp } from "./clamp.js"');
  await expect(removed.first()).toContainText('const clamp');
  const sign = (line: Locator) => line.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await sign(added.first())).toBe('"+"');
  expect(await sign(removed.first())).toBe('"−"');
  await expect(file(explorer, /^\+ dist\/clamp\.js/)).toBeAttached();
  await expect(page.locator('#announcer')).toContainText('1 line added, 1 removed');
  await choice(explorer, 'bundle', 'true').check();
  await expect(added).toHaveCount(0);
});

test('shows the error message of a combination that fails to build', async ({ page }) => {
  const explorer = await openExplorer(page);
  await choice(explorer, 'format', 'umd').check();
  await choice(explorer, 'bundle', 'false').check();
  await expect(code(explorer)).toContainText('When using "umd" format, "bundle" must be set to "true"');
  await expect(caption(explorer)).toContainText('The build fails');
  await expect(page.locator('#announcer')).toContainText('The build fails');
  await choice(explorer, 'bundle', 'true').check();
  await expect(explorer.locator('[data-state="failed"]')).toHaveCount(0);
});

test('does not move the rest of the page, whatever is chosen', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, PAGE);
  const after = page.locator('#how-the-formats-differ');
  const top = () => after.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  const explorer = await scrollToExplorer(page);
  expect(await top()).toBe(before);
  for (const format of ['cjs', 'umd', 'iife', 'mf', 'esm']) {
    await choice(explorer, 'format', format).check();
    expect(await top()).toBe(before);
  }
  const moved = await page.evaluate(async () => {
    // Layout shifts are reported after the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { moved: string[] }).moved;
  });
  expect(moved).toEqual([]);
});

test('causes no policy violations and no console errors', async ({ page }) => {
  const faults = await recordFaults(page);
  const explorer = await openExplorer(page);
  await choice(explorer, 'format', 'cjs').check();
  await explorer.getByLabel('Compare with').selectOption({ index: 1 });
  await expect(explorer.locator('.line.add').first()).toBeVisible();
  expect(faults).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
  for (const [what, state] of [
    ['a comparison', 'format:cjs,vs:esm%2Btrue'],
    ['a failure', 'format:iife'],
  ] as const) {
    test(`axe finds no violations in ${what}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
      await openExplorer(page, `${PAGE}?explore-format=${state}`);
      const { violations } = await new AxeBuilder({ page }).include('.explorer').analyze();
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
    });
  }
}

test('fits a 320 px screen, and targets are large enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const explorer = await openExplorer(page, '/config/lib/dts');
  const [needed, available] = await explorer.evaluate((element) => [
    element.scrollWidth,
    element.clientWidth,
  ]);
  expect(needed).toBe(available);
  expect(available).toBeLessThanOrEqual(320);
  for (const target of await explorer.locator('label:has(input), select').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test('shows the tools of a block beside its tabs, not above them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const explorer = await openExplorer(page, '/config/lib/dts');
  const tabs = (await explorer.locator('.file-tabs').boundingBox())!;
  const tools = (await block(explorer).locator('.code-tools').boundingBox())!;
  expect(tabs.x + tabs.width).toBeLessThanOrEqual(tools.x);
});

test('marks the shown file with an outline in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const explorer = await openExplorer(page);
  const outlines = await explorer
    .locator('.file-tabs label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).outlineStyle));
  expect(outlines.filter((style) => style === 'solid')).toHaveLength(1);
});

test('keeps a choice made before its script loads', async ({ page }) => {
  const scripts = await holdBack(page, /show-explorer/);
  await open(page, PAGE);
  const explorer = explorerOf(page);
  await explorer.scrollIntoViewIfNeeded();
  await scripts.requested;
  await choice(explorer, 'format', 'cjs').check();
  scripts.release();
  await expect(code(explorer)).toContainText('exports.clampAll');
  await expect(page).toHaveURL(/explore-format=format:cjs$/);
});

test('shows the default again when a link to the page interrupts another navigation', async ({ page }) => {
  const explorer = await openExplorer(page, `${PAGE}?explore-format=format:cjs`);
  await expect(choice(explorer, 'format', 'cjs')).toBeChecked();
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  const next = await holdBack(page, '**/config/lib/bundle', 'fetch');
  await sidebar.getByRole('link', { name: 'lib.bundle', exact: true }).click();
  await next.requested;
  await sidebar.getByRole('link', { name: 'lib.format', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await explorer.scrollIntoViewIfNeeded();
  await expect(choice(explorer, 'format', 'esm')).toBeChecked();
});

test('reports outputs that fail to load and retries on the next choice', async ({ page }) => {
  await page.route(/assets\/explorer-/, (route) => route.abort());
  await open(page, PAGE);
  const explorer = explorerOf(page);
  await explorer.scrollIntoViewIfNeeded();
  await expect(explorer).toContainText('The other outputs cannot be loaded.');
  await page.unroute(/assets\/explorer-/);
  await choice(explorer, 'format', 'cjs').check();
  await expect(code(explorer)).toContainText('exports.clampAll');
  await expect(explorer).not.toContainText('cannot be loaded');
});

test('reloads the page after a deployment only when the reader makes a choice', async ({ page }) => {
  const script = /\/assets\/show-explorer-.*\.js$/;
  await open(page, PAGE);
  await deployWithout(page, script, PAGE);
  const requests = recordRequests(page);
  const missing = page.waitForResponse(script);
  const explorer = explorerOf(page);
  await explorer.scrollIntoViewIfNeeded();
  const url = (await missing).url();
  // Fails after the import that the explorer started.
  await page.evaluate((address) => (import(address) as Promise<unknown>).catch(() => undefined), url);
  expect(requests.map(pathOf).filter((path) => path === PAGE)).toEqual([]);
  await expectFullLoad(page, () => choice(explorer, 'format', 'cjs').check());
  await scrollToExplorer(page);
});
