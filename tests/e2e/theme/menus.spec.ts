import { expect } from '@playwright/test';
import { BREAKPOINT, LAYOUT } from '../../../src/model/constants.ts';
import { follow, holdBack, open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const PHONE = { width: 390, height: 844 };

test('[N8] [S14] menu, sidebar and outline open from their buttons, keep the focus inside, and close', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/config/lib/dts');

  await test.step('the hamburger opens a full-screen menu; focus stays inside and Escape closes it', async () => {
    await page.locator('.menu-button').click();
    const menu = page.locator('#menu');
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThanOrEqual(
      375,
    );
    const labels = await menu.getByRole('link').allTextContents();
    expect(labels).toEqual(expect.arrayContaining(['Guide', 'Config', 'Blog']));
    // The toggle event fires a moment after the menu opens.
    await expect(page.locator('[inert]')).not.toHaveCount(0);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.getElementById('menu')!.contains(document.activeElement),
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  await test.step('the page behind the menu does not scroll, and menu links are large enough to tap', async () => {
    await page.locator('.menu-button').click();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const heights = await page
      .locator('#menu .menu-links a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
  });

  await test.step('hamburger and Menu button have different names and open different things', async () => {
    await expect(page.locator('.menu-button')).toHaveAccessibleName('Site menu');
    await expect(page.locator('.sidebar-button')).toHaveAccessibleName('Menu');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#sidebar')).toBeVisible();
    await expect(page.locator('#menu')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('#sidebar')).toBeHidden();
  });

  await test.step('the outline opens from its button and closes on Escape', async () => {
    await page.locator('.outline-button').click();
    const outline = page.locator('#outline');
    await expect(outline).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(outline).toBeHidden();
  });

  await test.step('the sidebar keeps focus inside, gives it back, and closes when the window gets wide enough for a column', async () => {
    const button = page.locator('.sidebar-button');
    const sidebar = page.locator('#sidebar');
    await button.click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(sidebar.locator('[aria-current="page"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.setViewportSize({ width: LAYOUT.compactUpTo + 1, height: 800 });
    await expect(page.locator('#sidebar:popover-open')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  await test.step('the menu closes when the window reaches 768 px', async () => {
    await page.setViewportSize(PHONE);
    await page.locator('.menu-button').click();
    // The platform opens the menu; its code comes a moment later.
    await expect(page.locator('.page')).toHaveAttribute('inert');
    await page.setViewportSize({ width: BREAKPOINT.mobile - 1, height: 800 });
    await expect(page.locator('#menu')).toBeVisible();
    await page.setViewportSize({ width: BREAKPOINT.mobile, height: 800 });
    await expect(page.locator('#menu')).toBeHidden();
  });

  await test.step('the menu opens and stays open at exactly 768 px, where its button is', async () => {
    await page.locator('.menu-button').click();
    await expect(page.locator('.page')).toHaveAttribute('inert');
    await expect(page.locator('#menu')).toBeVisible();
  });
});

test('[N8] [S14] the menu also shows the pages of the section, which are in the document once, and the sibling tools; a page opened from it gets focus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/config/lib/dts');
  const menu = page.locator('#menu');
  await page.locator('.menu-button').click();
  await expect(menu.getByRole('link', { name: 'lib.umdName' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Rspack/ })).toBeVisible();
  await expect(page.locator('.pages')).toHaveCount(1);
  await expect(page.locator('.page')).toHaveAttribute('inert');
  await menu.getByRole('link', { name: 'lib.umdName' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/umd-name');
  await expect(menu).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
  await page.locator('.sidebar-button').click();
  await expect(page.locator('#sidebar [aria-current="page"]')).toHaveText('lib.umdName');
});

test('[N8] the pages return to the sidebar when another section opens from the menu, and when going back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/config/lib/dts');
  await page.locator('.menu-button').click();
  await expect(page.locator('#menu .pages')).toBeVisible();
  await page.locator('#menu').getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/start/quick-start');
  await expect(page.locator('#sidebar .pages')).toContainText('Quick start');
  await page.locator('.menu-button').click();
  await expect(page.locator('#menu .pages')).toContainText('Quick start');
  // The reader's own Back closes the menu instead.
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/dts');
  await expect(page.locator('#sidebar .pages')).toContainText('lib.umdName');
  await expect(page.locator('#menu .pages')).toHaveCount(0);
});

test('[N8] the menu gets its pages if it was opened before the code for menus came', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const code = await holdBack(page, /\/assets\/Menu-/);
  await open(page, '/config/lib/dts');
  await page.locator('.menu-button').click();
  await code.requested;
  await expect(page.locator('#menu')).toBeVisible();
  code.release();
  await expect(page.locator('#menu').getByRole('link', { name: 'lib.umdName' })).toBeVisible();
});

test('[N8] on a screen less than 480 px high only the bar of the page sticks', async ({ page }) => {
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  await page.setViewportSize({ width: 800, height: 479 });
  await open(page, '/config/lib/dts');
  await page.evaluate(() => scrollTo(0, 900));
  expect(await topOf('.local-bar')).toBe(0);
  expect(await topOf('.navbar')).toBeLessThan(-800);
  const id = (await page.locator('main h2').nth(1).getAttribute('id'))!;
  await follow(page, `#${id}`);
  await expect.poll(() => topOf(`[id="${id}"]`)).toBeLessThan(LAYOUT.sidebarMenuHeight + 80);
  expect(await topOf(`[id="${id}"]`)).toBeGreaterThanOrEqual(LAYOUT.sidebarMenuHeight);
  await page.setViewportSize({ width: 800, height: 480 });
  await expect.poll(() => topOf('.navbar')).toBe(0);
});

test('[S14] menu and sidebar close on a route change', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/config/lib/dts');
  await page.locator('.sidebar-button').click();
  await expect(page.locator('#sidebar')).toBeVisible();
  await page.locator('#sidebar').getByRole('link', { name: 'lib.format' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/format');
  await expect(page.locator('#sidebar')).toBeHidden();
  await page.locator('.menu-button').click();
  await page.locator('#menu').getByRole('link', { name: 'Blog' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/blog/');
  await expect(page.locator('#menu')).toBeHidden();
});

test('[S14] the menu closes when the window passed 768 px before the code for menus came', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const code = await holdBack(page, /\/assets\/Menu-/);
  await open(page, '/');
  await page.locator('.menu-button').click();
  await code.requested;
  await page.setViewportSize({ width: BREAKPOINT.mobile + 1, height: 800 });
  await expect(page.locator('#menu')).toBeVisible();
  code.release();
  await expect(page.locator('#menu')).toBeHidden();
});

test('[N8] the sidebar keeps focus inside if it was opened before the app came', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const code = await holdBack(page, /\/assets\/start-app-/);
  await page.goto('/config/lib/dts');
  await page.locator('.sidebar-button').click();
  await code.requested;
  await expect(page.locator('#sidebar')).toBeVisible();
  code.release();
  await expect(page.locator('main')).toHaveAttribute('inert');
});

test('the local outline closes for its entry, also for the one that the address has already', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await open(page, '/guide/start/quick-start');
  const outline = page.locator('#outline');
  for (let time = 0; time < 2; time++) {
    await page.locator('.outline-button').click();
    const entry = outline.getByRole('link').nth(1);
    const heading = page.locator((await entry.getAttribute('href'))!);
    await entry.click();
    await expect(outline).toBeHidden();
    await expect(heading).toBeInViewport();
  }
});

test('without scripts the menu, the sidebar and the outline still open', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/config/lib/dts');
  await page.locator('.menu-button').click();
  await expect(page.locator('#menu').getByRole('link', { name: 'Guide' })).toBeVisible();
  await page.locator('.menu-close').click();
  await page.locator('.sidebar-button').click();
  await expect(page.locator('#sidebar').getByRole('link', { name: 'lib.format' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.outline-button').click();
  await expect(page.locator('#outline').getByRole('link').first()).toBeVisible();
  await expect(page.locator('.theme-switch')).toBeHidden();
  await context.close();
});

test('[N1] the top navigation has Guide, Config and Blog, and marks the section of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/config/lib/dts');
  const links = page.locator('.navbar .nav-links a');
  await expect(links).toHaveText(['Guide', 'Config', 'Blog']);
  for (const [route, name] of [
    ['/guide/start/quick-start', 'Guide'],
    ['/blog/', 'Blog'],
    ['/config/', 'Config'],
  ] as const) {
    await follow(page, route);
    await expect(page.locator('html')).toHaveAttribute('data-route', route);
    await expect(page.locator('.navbar .nav-links [aria-current]')).toHaveText([name]);
  }
});
