import { expect } from '@playwright/test';
import { test } from '../../support/test.ts';
import type { Locator } from '@playwright/test';
import {
  PAGE,
  block,
  caption,
  choice,
  code,
  config,
  explorerOf,
  file,
  openExplorer,
  scrollToExplorer,
} from '../../support/explorer.ts';
import { open, recordFaults } from '../../support/reader.ts';

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

test('shows what was recorded for each choice, without faults', async ({ page }) => {
  const faults = await recordFaults(page);
  const explorer = await openExplorer(page);

  await test.step('draws the choices as segments that radio buttons fill, the checked one with a border', async () => {
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
    await choice(explorer, 'format', 'esm').check();
  });

  await test.step('keeps its height, which has room for 20 lines', async () => {
    const view = explorer.locator('.explorer-view');
    const heightOf = async (locator: Locator) => (await locator.boundingBox())!.height;
    const height = await heightOf(view);
    await choice(explorer, 'format', 'umd').check();
    await expect(config(explorer)).toContainText("'umd'");
    expect(await heightOf(view)).toBe(height);
    const lines = await block(explorer)
      .locator('pre')
      .evaluate((pre) => {
        const { lineHeight, paddingTop } = getComputedStyle(pre);
        return (pre.clientHeight - 2 * Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight);
      });
    expect(lines).toBeGreaterThanOrEqual(20);
    expect(lines).toBeLessThanOrEqual(24);
    await explorer.getByLabel('Compare with').selectOption('format: esm, bundle: true');
    await expect(explorer.locator('.line.add').first()).toBeVisible();
    expect(await heightOf(view)).toBe(height);
    await explorer.getByLabel('Compare with').selectOption({ index: 0 });
    await choice(explorer, 'format', 'esm').check();
  });

  await test.step('shows and announces the recorded files and sizes', async () => {
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

  await test.step('shows the error message of a combination that fails to build', async () => {
    await choice(explorer, 'format', 'umd').check();
    await choice(explorer, 'bundle', 'false').check();
    await expect(code(explorer)).toContainText('When using "umd" format, "bundle" must be set to "true"');
    await expect(caption(explorer)).toContainText('The build fails');
    await expect(page.locator('#announcer')).toContainText('The build fails');
    await choice(explorer, 'bundle', 'true').check();
    await expect(explorer.locator('[data-state="failed"]')).toHaveCount(0);
  });

  expect(faults).toEqual([]);
});

test('works by keyboard and keeps the selected file when its extension changes', async ({ page }) => {
  const explorer = await openExplorer(page);
  await choice(explorer, 'bundle', 'true').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(explorer, 'bundle', 'false')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(explorer.getByLabel('Compare with')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(explorer.getByRole('link', { name: 'Open in lab' })).toBeFocused();
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

  await test.step('the tools of a block are beside its tabs, not above them', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const tabs = (await explorer.locator('.file-tabs').boundingBox())!;
    const tools = (await block(explorer).locator('.code-tools').boundingBox())!;
    expect(tabs.x + tabs.width).toBeLessThanOrEqual(tools.x);
  });
});

test('marks the shown file with an outline in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const explorer = await openExplorer(page);
  const outlines = await explorer
    .locator('.file-tabs label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).outlineStyle));
  expect(outlines.filter((style) => style === 'solid')).toHaveLength(1);
});
