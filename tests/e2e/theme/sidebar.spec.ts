import { expect } from '@playwright/test';
import { isSameDocument, open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

test.use({ viewport: { width: 1440, height: 700 } });

test('[S13] a section opens when a navigation leads into it and stays open afterwards', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/pinned/fixed`);
  await page.locator('.neighbors [rel="prev"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/deep/two');
  await expect(page.locator('.sidebar details')).toHaveAttribute('open');
  await page.locator('.sidebar').getByRole('link', { name: 'Guide' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/');
  await expect(page.locator('.sidebar details')).toHaveAttribute('open');
});

test('[S13] [E4] the sidebar has sections that collapse, headers, dividers, tags, contexts and groups that cannot be closed', async ({
  page,
  furniture,
}) => {
  await page.goto(`${furniture.origin}/guide/`);

  await test.step('headers, dividers, tags, contexts and groups that cannot be closed', async () => {
    await expect(page.locator('.sidebar .section-header')).toHaveText(['First section', 'Second section']);
    await expect(page.locator('.sidebar .divider.dashed')).toHaveCount(1);
    await expect(page.locator('.sidebar .divider.solid')).toHaveCount(1);
    await expect(page.locator('.sidebar [data-context="parts-context"] .badge')).toHaveText('new');
    await expect(page.locator('.sidebar details')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Fixed' })).toBeVisible();
  });

  await test.step('a collapsible section is one line with its arrow at the end', async () => {
    const summary = page.locator('.sidebar summary');
    await expect(summary).toHaveCSS('display', 'flex');
    const entry = await page.locator('.sidebar').getByRole('link', { name: 'Guide' }).boundingBox();
    expect((await summary.boundingBox())?.height).toBe(entry?.height);
    await expect(summary.locator('> *')).toHaveCSS('padding-left', '0px');
  });

  await test.step('sections collapse and expand, and the one with the active page is open', async () => {
    const deep = page.locator('.sidebar details');
    await expect(deep).not.toHaveAttribute('open');
    await deep.locator('summary').click();
    await expect(page.getByRole('link', { name: 'One', exact: true })).toBeVisible();
    await deep.locator('summary').click();
    await expect(page.getByRole('link', { name: 'One', exact: true })).toBeHidden();
    await page.goto(`${furniture.origin}/guide/deep/two`);
    await expect(deep).toHaveAttribute('open');
    await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('Two');
  });
});

test('scrolls the active entry into view and keeps the sidebar position between pages', async ({
  page,
  furniture,
}) => {
  await page.setViewportSize({ width: 1440, height: 260 });
  await open(page, `${furniture.origin}/guide/extreme`);
  const sidebar = page.locator('#sidebar');
  const active = page.locator('.sidebar [aria-current="page"]');
  await expect(active).toBeInViewport();
  const place = await sidebar.evaluate((element) => element.scrollTop);
  expect(place).toBeGreaterThan(0);
  await page.locator('.sidebar').getByRole('link', { name: 'A long page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/long');
  await expect(active).toBeInViewport();
  expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(place);
});

test('[S13] sections of the guide collapse without scripts, the active one is open', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guide/basic/cli');
  const opened = page.locator('.sidebar details[open] > summary');
  await expect(opened).toHaveCount(1);
  await expect(opened).toHaveAccessibleName('Basics pages');
  const advanced = page.locator('.sidebar details').filter({ hasText: 'Storybook' });
  // The label is a link to the overview; the arrow in the same line opens the section.
  const label = (await page.locator('.sidebar').getByRole('link', { name: 'Advanced' }).boundingBox())!;
  const arrow = (await advanced.locator('summary').boundingBox())!;
  expect([arrow.y, arrow.height]).toEqual([label.y, label.height]);
  expect(arrow.width).toBeGreaterThanOrEqual(24);
  await advanced.locator('summary').click();
  await expect(page.locator('.sidebar').getByRole('link', { name: 'Storybook' })).toBeVisible();
  await page.locator('.sidebar').getByRole('link', { name: 'Advanced' }).click();
  await expect(page).toHaveURL('/guide/advanced/');
  await context.close();
});

test('[S13] the label of a section opens its overview and the section, without a reload', async ({
  page,
}) => {
  await open(page, '/guide/basic/cli');
  await page.locator('.sidebar').getByRole('link', { name: 'Migration' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/migration/');
  await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('Migration');
  await expect(page.locator('.sidebar').getByRole('link', { name: 'From tsup' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('no two entries of a sidebar have the same name', async ({ page }) => {
  for (const route of ['/guide/', '/config/']) {
    await page.goto(route);
    const names = await page.locator('.sidebar a').allTextContents();
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('breadcrumbs link to the overview of the section and of the group', async ({ page }) => {
  for (const [route, links] of [
    ['/guide/basic/cli', ['/guide/', '/guide/basic/']],
    ['/guide/start/quick-start', ['/guide/', '/guide/start/']],
    ['/config/rsbuild/output', ['/config/', '/config/rsbuild/']],
  ] as const) {
    await page.goto(route);
    const addresses = page.locator('.doc-header li a');
    expect(await addresses.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(links);
  }
});

test('breadcrumbs show the path to the page', async ({ page, furniture }) => {
  await page.goto(`${furniture.origin}/guide/deep/one`);
  await expect(page.locator('.doc-header li')).toHaveText(['Guide', 'First section', 'Deep']);
  await expect(page.locator('.doc-header').getByRole('link', { name: 'Guide' })).toHaveAttribute(
    'href',
    '/guide/',
  );
});

test('a post shows its date', async ({ page }) => {
  await page.goto('/blog/introducing-rslib');
  await expect(page.locator('.doc-header time')).toHaveText('November 15, 2026');
  await expect(page.locator('.doc-header time')).toHaveAttribute('datetime', '2026-11-15');
});
