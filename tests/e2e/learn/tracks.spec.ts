import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { expectFullLoad, isSameDocument, open, recordFaults, waitForApp } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const bar = (page: Page, track: string) => page.getByRole('navigation', { name: track });
/** The label of a group is its summary, or the link before it. */
const openGroups = (page: Page) =>
  page
    .locator('.sidebar details[open]')
    .evaluateAll((groups) =>
      groups.map((group) => (group.previousElementSibling ?? group.querySelector('summary'))?.textContent),
    );

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const recordedShifts = (page: Page) => page.evaluate(() => (globalThis as { shifts?: number[] }).shifts);

test('[N3] a reader on a track sees what comes next, page by page, until leaving it', async ({ page }) => {
  const faults = await recordFaults(page);
  await open(page, '/guide/');

  await test.step('the map leads to the first page, whose neighbors stay', async () => {
    await page.getByRole('row', { name: 'Move from tsup' }).getByRole('link', { name: 'Migration' }).click();
    await expect(page).toHaveURL(/\/guide\/migration\/\?track=tsup$/);
    await expect(bar(page, 'Move from tsup')).toHaveText('Next in Move from tsup: From tsup1 of 6Leave');
    await expect(page.locator('.neighbors a[rel]')).toHaveCount(2);
    expect(await openGroups(page)).toEqual(['Basics', 'Advanced', 'Publishing', 'Migration']);
    expect(await violationsIn(page, '.doc-footer')).toEqual([]);
  });

  await test.step('the session keeps the track, also in a new document', async () => {
    await bar(page, 'Move from tsup').getByRole('link').click();
    await expect(page).toHaveURL(/\/guide\/migration\/tsup$/);
    await expect(bar(page, 'Move from tsup')).toContainText('Output structure2 of 6');
    expect(await isSameDocument(page)).toBe(true);
    await expectFullLoad(page, async () => void (await page.goto('/guide/publish/tarball')));
    await page.mouse.move(1, 1);
    await waitForApp(page);
    await expect(bar(page, 'Move from tsup')).toHaveText('The last page of Move from tsup6 of 6Leave');
  });

  await test.step('a page off the track shows nothing, and leaving ends it', async () => {
    await open(page, '/guide/start/glossary');
    await expect(page.locator('.track-bar')).toHaveCount(0);
    await open(page, '/guide/migration/tsup?track=tsup');
    await bar(page, 'Move from tsup').getByRole('button', { name: 'Leave Move from tsup' }).press('Enter');
    await expect(page.locator('.track-bar')).toHaveCount(0);
    await expect(page.locator('.neighbors a').last()).toBeFocused();
    await expect(page.locator('#announcer')).toHaveText('You left Move from tsup');
    await expect(page).toHaveURL(/\/guide\/migration\/tsup$/);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('sections');
    await page.reload();
    await waitForApp(page);
    expect(await page.evaluate(() => sessionStorage.getItem('track'))).toBeNull();
    expect(faults).toEqual([]);
  });
});

test('who goes back after leaving a track stays off it', async ({ page }) => {
  await open(page, '/guide/migration/?track=tsup');
  await bar(page, 'Move from tsup').getByRole('link').click();
  await expect(bar(page, 'Move from tsup')).toContainText('2 of 6');
  await bar(page, 'Move from tsup').getByRole('button').press('Enter');
  await expect(page.locator('.track-bar')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\?track=tsup$/);
  await expect(page.locator('h1')).toHaveText('Migration');
  await page.reload();
  await page.mouse.move(1, 1);
  await waitForApp(page);
  await expect(page.locator('.neighbors')).toBeVisible();
  await expect(page.locator('.track-bar')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('track'))).toBeNull();
});

test('in the next documents, sections of the track are open before the first paint', async ({ page }) => {
  await recordShifts(page);
  await open(page, '/guide/faq/?track=errors');
  await expect(bar(page, 'Fix an error')).toBeAttached();
  // Only the inline script runs.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/guide/start/glossary');
  expect(await openGroups(page)).toEqual(['Start', 'Advanced', 'Questions and errors']);
  expect(await recordedShifts(page)).toEqual([]);
  // What the reader closes stays closed.
  await page.locator('.sidebar a:text-is("Advanced") + details > summary').click();
  expect(await openGroups(page)).toEqual(['Start', 'Questions and errors']);
});

for (const width of [390, 1280])
  test(`nothing moves when the track appears on a page that was just loaded, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await recordShifts(page);
    await page.goto('/guide/faq/?track=errors');
    await page.locator('.doc-footer').scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    const next = bar(page, 'Fix an error');
    await expect(next.getByRole('link')).toBeInViewport({ ratio: 1 });
    const box = (await next.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    const below = (await page.locator('.site-footer').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(below.y);
    expect(await recordedShifts(page)).toEqual([]);
  });

test('sections of the track open in the sidebar with the first key, and not while a loaded page is read', async ({
  page,
}) => {
  await page.goto('/guide/start/quick-start?track=components');
  await page.mouse.move(1, 1);
  await expect(bar(page, 'Build a component library')).toBeAttached();
  expect(await openGroups(page)).toEqual(['Start']);
  // What is pressed in the sidebar itself opens, and nothing else moves under the pointer.
  await page.locator('.sidebar a:text-is("Advanced") + details > summary').click();
  expect(await openGroups(page)).toEqual(['Start', 'Advanced']);
  await page.keyboard.press('Tab');
  await page.locator('main h1').click();
  await expect.poll(() => openGroups(page)).toEqual(['Start', 'Solutions', 'Advanced', 'Publishing']);
});

test('readers who are on no track load nothing for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await open(page, '/guide/start/quick-start');
  await page.locator('.neighbors [rel=next]').click();
  await expect(page).toHaveURL(/glossary/);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /track/i.test(url))).toEqual([]);
});
