import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { follow, isSameDocument, open } from '../support/reader.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Parts of a page, in page order. */
const PARTS = ['.navbar', '.hero', '.sidebar', '.outline', '.doc-footer', '.site-footer'];

async function expectParts(page: Page, type: string, parts: string[]) {
  await expect(page.locator('html')).toHaveAttribute('data-type', type);
  for (const part of PARTS) await expect(page.locator(part)).toBeVisible({ visible: parts.includes(part) });
}

const TYPES = {
  '/': ['home', ['.navbar', '.hero', '.site-footer']],
  '/guide/doc': ['doc', ['.navbar', '.sidebar', '.outline', '.doc-footer', '.site-footer']],
  '/guide/custom': ['custom', ['.navbar', '.site-footer']],
  '/guide/blank': ['blank', []],
} as const;

test('[R10] each page type shows its parts on first load', async ({ page, pageTypes }) => {
  for (const [route, [type, parts]] of Object.entries(TYPES)) {
    await page.goto(pageTypes.origin + route);
    await expectParts(page, type, [...parts]);
    await expect(page.locator('main')).not.toBeEmpty();
    if (type === 'home') await test.step('the home page has its hero and its text', () => expectHome(page));
    if (type === 'blank')
      await test.step('a blank page has nothing but its content', () => expectBlank(page));
  }
});

async function expectHome(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Page types' })).toBeVisible();
  await expect(page.getByText('Text of the home page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/guide/doc');
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/guide/custom');
}

async function expectBlank(page: Page) {
  await expect(page.locator('#root > :not(.global-ui)')).toHaveCount(1);
  await expect(page.locator('.global-ui')).toBeEmpty();
  await expect(page.locator('#root > main')).toHaveText(/A blank page.*Nothing else is here/s);
}

test('[R10] each page type shows its parts after a client navigation', async ({ page, pageTypes }) => {
  await open(page, `${pageTypes.origin}/guide/blank`);
  const routes = Object.keys(TYPES) as (keyof typeof TYPES)[];
  for (const route of [...routes, ...routes.toReversed()]) {
    await follow(page, route);
    await expect(page.locator('html')).toHaveAttribute('data-route', route);
    const [type, parts] = TYPES[route];
    await expectParts(page, type, [...parts]);
    await expect(page.locator('main')).not.toBeEmpty();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('[R10][R6] a site can have its own 404 page', async ({ page, pageTypes }) => {
  const response = await page.goto(`${pageTypes.origin}/nowhere`);
  expect(response?.status()).toBe(404);
  await expectParts(page, '404', ['.navbar', '.site-footer']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost');
  await expect(page.getByText('PAGE NOT FOUND')).toHaveCount(0);
  await page.getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A doc page');
});

test('[R10] a site without extensions is whole, and may use the names of their components itself', async ({
  page,
  pageTypes,
}) => {
  await open(page, `${pageTypes.origin}/react/own-name`);
  await expect(page.getByText('The explorer north of this site.')).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('export const one = 1;');
  await expect(page.locator('[data-receipt], [data-types]')).toHaveCount(0);
});
