import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { holdBack, open, pathOf, recordFaults, recordRequests } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const ALT = 'One color for each theme.';
const RED = [255, 0, 0];
const BLUE = [0, 0, 255];

const shown = (page: Page) => page.locator('.diagram img:visible');

/** Returns the color in the middle of what is rendered. */
async function colorOf(target: Locator): Promise<number[]> {
  const png = await target.screenshot();
  const blank = await target.page().context().newPage();
  const color = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    return [...canvas.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data].slice(0, 3);
  }, png.toString('base64'));
  await blank.close();
  return color;
}

async function expectColor(page: Page, color: number[]): Promise<void> {
  await expect(shown(page)).toHaveCount(1);
  await expect.poll(() => colorOf(shown(page))).toEqual(color);
}

test("a diagram follows the system theme and the reader's choice", async ({ page, diagrams }) => {
  const faults = await recordFaults(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, diagrams.origin);
  await expectColor(page, BLUE);
  const button = page.getByRole('button', { name: /^Theme/ });
  await button.click();
  await expect(page.locator('html')).toHaveClass('light');
  await expectColor(page, RED);
  await button.click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectColor(page, BLUE);
  await button.click();
  await expect(page.locator('html')).toHaveClass('light');
  await expectColor(page, RED);
  await button.click();
  await expect(page.locator('html')).not.toHaveClass(/dark|light/);
  await expectColor(page, RED);
  expect(faults).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a diagram is requested once and moves nothing when it arrives: ${colorScheme}`, async ({
    page,
    diagrams,
  }) => {
    const faults = await recordFaults(page);
    const requests = recordRequests(page);
    await page.emulateMedia({ colorScheme });
    const { release, requested } = await holdBack(page, '**/drawing.svg');
    await page.addInitScript(() => {
      const moves: number[] = [];
      Object.assign(globalThis, { moves });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moves.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(diagrams.origin, { waitUntil: 'commit' });
    await requested;
    await expect(shown(page)).toHaveCount(1);
    const before = await shown(page).boundingBox();
    expect(before).toMatchObject({ width: 520, height: 300 });
    release();
    await expectColor(page, colorScheme === 'dark' ? BLUE : RED);
    expect(await shown(page).boundingBox()).toEqual(before);
    expect(await page.evaluate(() => (globalThis as unknown as { moves: number[] }).moves)).toEqual([]);
    expect(requests.filter((request) => pathOf(request) === '/drawing.svg')).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test(`without scripts a diagram is shown with one text alternative: ${colorScheme}`, async ({
    browser,
    diagrams,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
    const page = await context.newPage();
    await page.goto(diagrams.origin);
    await expect(page.getByRole('img', { name: ALT })).toHaveCount(1);
    await expect(shown(page)).toHaveAttribute('src', colorScheme === 'dark' ? /#dark$/ : /\.svg$/);
    await context.close();
  });

  test(`one button zooms a diagram in the colors of its theme: ${colorScheme}`, async ({
    page,
    diagrams,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, diagrams.origin);
    const button = page.getByRole('button', { name: `Zoom image: ${ALT}` });
    await expect(button).toHaveCount(1);
    await expect(page.getByRole('img', { name: ALT })).toHaveCount(0);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.diagram img[data-zoom="open"]')).toHaveCount(1);
    const large = page.locator('.zoom > img');
    await expect.poll(() => colorOf(large)).toEqual(colorScheme === 'dark' ? BLUE : RED);
    const { width } = (await large.boundingBox())!;
    expect(width).toBeGreaterThan(1000);
    await page.keyboard.press('Escape');
    await expect(page.locator('.zoom')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('a diagram prints in its light colors', async ({ page, diagrams }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, diagrams.origin);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expectColor(page, BLUE);
  await page.emulateMedia({ media: 'print' });
  await expectColor(page, RED);
});

test('a diagram keeps its own background in forced colors', async ({ page, diagrams }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, diagrams.origin);
  await expectColor(page, BLUE);
});
