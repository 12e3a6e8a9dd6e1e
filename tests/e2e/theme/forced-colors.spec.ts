import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const colors = (element: Locator) =>
  element.evaluate((node) => {
    const { color, backgroundColor } = getComputedStyle(node);
    return { color, backgroundColor };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors, ${colorScheme}, the selected tab and chip and matched words are readable and stand out`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await open(page, '/guide/start/quick-start');
    const expectMarked = async (marked: Locator, other: Locator) => {
      const { color, backgroundColor } = await colors(marked);
      expect(color).not.toBe(backgroundColor);
      expect(backgroundColor).not.toBe((await colors(other)).backgroundColor);
    };
    const tabs = page.locator('.tab-list').first();
    await expectMarked(
      tabs.locator('[aria-selected="true"]'),
      tabs.locator('[aria-selected="false"]').first(),
    );
    await page.keyboard.press('Control+k');
    await page.locator('.search-input').fill('format');
    await expectMarked(page.locator('.search mark').first(), page.locator('.search-item').first());
    const chips = page.locator('.search-filter');
    await expectMarked(
      chips.locator('[aria-pressed="true"]'),
      chips.locator('[aria-pressed="false"]').first(),
    );
  });
}

test('in forced colors only the selected tab has a line below it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/guide/start/quick-start');
  const line = (tab: Locator) => tab.evaluate((node) => getComputedStyle(node).borderBlockEndColor);
  const tabs = page.locator('.tab-list').first();
  const canvas = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(await line(tabs.locator('[aria-selected="false"]').first())).toBe(canvas);
  expect(await line(tabs.locator('[aria-selected="true"]'))).not.toBe(canvas);
});

test('in forced colors the switch shows which of the three themes is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, '/');
  const looks = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    looks.add(
      await page.locator('.theme-switch path:visible').evaluate((icon) => {
        const { color, backgroundColor, stroke } = getComputedStyle(icon);
        return `${icon.getAttribute('d')} ${stroke === backgroundColor ? 'invisible' : color}`;
      }),
    );
    await page.locator('.theme-switch').click();
  }
  expect(looks.size).toBe(3);
});
