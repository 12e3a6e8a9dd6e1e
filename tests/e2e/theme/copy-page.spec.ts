import { expect } from '@playwright/test';
import { test } from '../../support/test.ts';
import type { Page } from '@playwright/test';
import { FEEDBACK } from '../../../src/model/constants.ts';
import { boxOf, holdBack, open } from '../../support/reader.ts';

const copyLink = (page: Page) => page.getByRole('link', { name: 'Copy page' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the page as Markdown with one click, and confirms it for a while', async ({ page }) => {
    await page.clock.install();
    await open(page, '/config/lib/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await copyLink(page).click();
    const copied = page.getByRole('link', { name: 'Copied' });
    await expect(copied).toBeVisible();
    await expect(page.locator('#announcer')).toHaveText('Copied');
    expect(await clipboard(page)).toMatch(
      /^# lib\n\n> All pages: .*llms\.txt\)\n\n`lib` is the list of outputs/,
    );
    await page.clock.runFor(FEEDBACK.copiedMs);
    await expect(copyLink(page)).toBeVisible();
    await expect(page).toHaveURL('/config/lib/');
  });

  for (const [what, file] of [
    ['the app', /\/assets\/start-app-/],
    ['its code', /\/assets\/PageMenu-/],
  ] as const)
    test(`copies the page for a click that came before ${what}`, async ({ page }) => {
      const code = await holdBack(page, file);
      await page.goto('/config/lib/');
      await copyLink(page).click();
      await code.requested;
      code.release();
      await expect(page.getByRole('link', { name: 'Copied' })).toBeVisible();
      await expect(page).toHaveURL('/config/lib/');
    });

  test('nothing moves while it says that the page is copied', async ({ page }) => {
    await open(page, '/config/lib/');
    const before = await boxOf(page, '.page-menu');
    await copyLink(page).click();
    await expect(page.getByRole('link', { name: 'Copied' })).toBeVisible();
    expect(await boxOf(page, '.page-menu')).toEqual(before);
  });
});

test('copies the page where only a click may start that, as in WebKit', async ({ page }) => {
  await page.addInitScript(() => {
    let isInClick = false;
    const onClick = () => {
      isInClick = true;
      setTimeout(() => (isInClick = false));
    };
    addEventListener('click', onClick, true);
    const during = async (read: () => Promise<string>) => {
      if (!isInClick) throw new DOMException('Not in a click.', 'NotAllowedError');
      Object.assign(globalThis, { copied: await read() });
    };
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => during(async () => text),
        write: ([item]: ClipboardItem[]) => during(async () => (await item!.getType('text/plain')).text()),
      },
    });
  });
  await open(page, '/config/lib/');
  await copyLink(page).click();
  await expect(page.getByRole('link', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { copied?: string }).copied)).toContain('# lib\n');
  await expect(page).toHaveURL('/config/lib/');
});

test('opens the Markdown file when the clipboard fails', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    }),
  );
  await open(page, '/config/lib/');
  await copyLink(page).click();
  await expect(page).toHaveURL('/config/lib/index.md');
  await expect(page.locator('body')).toContainText('# lib');
});

test('opens the Markdown file when the code that copies cannot be loaded', async ({ page }) => {
  await page.route(/\/assets\/PageMenu-/, (route) => route.abort());
  await open(page, '/config/lib/');
  await copyLink(page).click();
  await expect(page).toHaveURL('/config/lib/index.md');
});

for (const started of [true, false])
  test(`a click with a modifier key opens the file in another tab (app started: ${started})`, async ({
    page,
    context,
  }) => {
    if (started) await open(page, '/config/lib/');
    else {
      await holdBack(page, /\/assets\/start-app-/);
      await page.goto('/config/lib/');
    }
    const opened = context.waitForEvent('page');
    await copyLink(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/config/lib/index.md');
    await expect(page).toHaveURL('/config/lib/');
    await expect(copyLink(page)).toBeVisible();
  });

test('the links are beside the title, and the second one opens the Markdown file', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/config/lib/dts');
  const title = await boxOf(page, 'h1');
  const links = await boxOf(page, '.page-menu');
  expect(links.y).toBeGreaterThanOrEqual(title.y);
  expect(links.y + links.height).toBeLessThanOrEqual(title.y + title.height);
  const article = await boxOf(page, 'article');
  expect(links.x + links.width).toBeLessThanOrEqual(article.x + article.width);
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(page).toHaveURL('/config/lib/dts.md');
});

test('on a phone the links take no row of their own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of ['/config/lib/dts', '/blog/', '/guide/start/quick-start']) {
    await open(page, route);
    const top = async () => (await boxOf(page, 'h1')).y;
    const withLinks = await top();
    await page.locator('.page-menu').evaluate((element) => element.remove());
    expect(withLinks - (await top())).toBeLessThanOrEqual(8);
  }
});

test('on a phone, a title without breadcrumbs keeps its distance from the links', async ({ page }) => {
  await open(page, '/config/');
  for (const width of [390, 375, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const title = await page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getClientRects()[0]!.right;
    });
    expect((await boxOf(page, '.page-menu')).x - title).toBeGreaterThanOrEqual(8);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('both links open the Markdown file', async ({ page }) => {
    for (const name of ['Copy page', 'View as Markdown']) {
      await page.goto('/config/lib/dts');
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL('/config/lib/dts.md');
      await expect(page.locator('body')).toContainText('# lib.dts');
    }
  });
});
