import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { follow, isSameDocument, open } from '../support/reader.ts';
import { test } from '../support/test.ts';

async function go(page: Page, route: string) {
  await follow(page, route);
  await expect(page.locator('html')).toHaveAttribute('data-route', route);
}

const currentEntries = (page: Page) => page.locator('.sidebar [aria-current="page"]');

test('navbar, sidebar and footer stay where they can, and the current mark moves', async ({ page }) => {
  await open(page, '/config/lib/dts');
  const shell = await page.locator('.navbar, .site-footer').elementHandles();
  expect(shell).toHaveLength(2);

  await test.step('the sidebar element stays within a section', async () => {
    const sidebar = await page.locator('.sidebar').elementHandle();
    const entries = await page.locator('.sidebar a').elementHandles();
    await go(page, '/config/lib/format');
    const isKept = await page.evaluate(
      ([nav, ...links]) => nav!.isConnected && links.every((link) => nav!.contains(link)),
      [sidebar, ...entries],
    );
    expect(isKept).toBe(true);
    await expect(currentEntries(page)).toHaveText(['lib.format']);
    await page.goBack();
    await expect(currentEntries(page)).toHaveText(['lib.dts']);
  });

  await test.step('each section has its own sidebar, with the right current mark on return', async () => {
    await go(page, '/config/lib/format');
    await go(page, '/guide/start/quick-start');
    await expect(currentEntries(page)).toHaveText(['Quick start']);
    await expect(page.locator('.navbar [aria-current]').first()).toHaveText('Guide');
    await go(page, '/config/lib/dts');
    await expect(currentEntries(page)).toHaveText(['lib.dts']);
    await expect(page.locator('.navbar [aria-current]').first()).toHaveText('Config');
  });

  // Across sections too.
  for (const part of shell) expect(await part.evaluate((element) => element.isConnected)).toBe(true);
});

test('title, description, canonical URL and language follow the page', async ({ page }) => {
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      lang: document.documentElement.lang,
      tags: [...document.querySelectorAll('[data-head]')].map((element) => element.outerHTML),
    }));
  await open(page, '/');
  const atHome = await head();
  await go(page, '/config/lib/dts');
  const there = await head();
  expect(there).not.toEqual(atHome);
  expect(there.title).toContain('lib.dts');
  expect(there.lang).toBe('en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/config\/lib\/dts$/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /declarations/);
  await page.reload();
  expect(await head()).toEqual(there);
});

test('[N7] a tab selected on one page is selected on the next', async ({ page }) => {
  await open(page, '/guide/start/quick-start');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await go(page, '/config/lib/dts');
  const selected = page.locator('.tabs[data-group="package-manager"] [role="tab"][aria-selected="true"]');
  for (const tab of await selected.all()) await expect(tab).toHaveText('pnpm');
  expect(await selected.count()).toBeGreaterThan(0);
  expect(await isSameDocument(page)).toBe(true);
});
