import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { follow, isSameDocument, open, recordFaults } from '../support/reader.ts';

/** A reader who uses everything that remembers something. */
async function readAndUse(page: Page) {
  const faults = await recordFaults(page);
  await open(page, '/guide/start/quick-start');
  const root = page.locator('html');
  await page.locator('.theme-switch').click();
  await expect(root).toHaveClass('light');
  const tab = page.getByRole('tab', { name: 'pnpm' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await follow(page, '/config/lib/');
  await expect(root).toHaveAttribute('data-route', '/config/lib/');
  await expect(root).toHaveClass('light');
  await page.locator('.theme-switch').click();
  await expect(root).toHaveClass('dark');
  expect(await isSameDocument(page)).toBe(true);
  expect(faults).toEqual([]);
}

test('[E9] a page works with storage, which keeps theme and tab', async ({ page }) => {
  await readAndUse(page);
  await page.goto('/guide/start/quick-start');
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('[E9] a page works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await readAndUse(page);
});

test('[E9] a page works where storage is missing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'localStorage', { value: undefined }));
  await readAndUse(page);
});

test('[E9] a page works where storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await readAndUse(page);
});

test('[E9] a page works where storage is full of garbage', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('prepared')) return;
    sessionStorage.setItem('prepared', 'yes');
    const garbage = ['{', 'null', '\u0000', '[object Object]', '"><img src=x>', 'x'.repeat(100_000)];
    const keys = [
      'theme',
      'tab:',
      'tab:package-manager',
      'tab:a b"',
      'tab:<x>',
      'visited',
      'recent',
      '__proto__',
    ];
    for (const [index, key] of keys.entries())
      localStorage.setItem(key, garbage[index % garbage.length] ?? '');
  });
  await readAndUse(page);
});
