import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitForApp, follow, isSameDocument, open } from '../support/reader.ts';
import { inputOf, optionsOf } from '../support/search-dialog.ts';
import { createPlainHost } from '../support/plain-host.ts';
import { serving } from '../support/sites.ts';
import { test } from '../support/test.ts';

/** This site gets a second language and version by configuration alone. */

test.use({ viewport: { width: 1440, height: 900 } });

async function choose(page: Page, switcher: 'Language' | 'Version', choice: string): Promise<void> {
  const name = { Language: /^(?:Language|语言):/, Version: /^(?:Version|版本):/ }[switcher];
  await page.getByRole('button', { name }).click();
  await page.locator('.navbar .dropdown').getByRole('link', { name: choice }).click();
}

test.describe('a reader who prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('[R8] [E6] the switchers open the same page, and everything around it changes too', async ({
    page,
    twoLocales,
  }) => {
    await open(page, `${twoLocales.origin}/guide/start`);
    await choose(page, 'Language', '简体中文');
    await expect(page).toHaveURL(`${twoLocales.origin}/zh/guide/start`);
    await expect(page.locator('h1')).toHaveText(/开始 v2/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page).toHaveTitle('开始 v2 - 两种语言');
    await expect(page.locator('.nav-links a').first()).toHaveText('指南 v2');
    await expect(page.getByRole('link', { name: '编辑此页' })).toBeVisible();
    await choose(page, 'Version', 'v1');
    await expect(page).toHaveURL(`${twoLocales.origin}/v1/zh/guide/start`);
    await expect(page.locator('h1')).toHaveText(/开始 v1/);
    await expect(page.getByRole('button', { name: '语言: 简体中文' })).toBeVisible();
    await expect(page.getByRole('button', { name: '版本: v1' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('hooks of components follow the reader to another language', async ({ page, twoLocales }) => {
    await open(page, `${twoLocales.origin}/guide/where`);
    await waitForApp(page);
    await page.locator('.where').click();
    await expect(page.locator('.where')).toHaveText(
      'Good morning|unknown|en|v2|Where|/guide/where|Two tongues|1',
    );
    await choose(page, 'Language', '简体中文');
    const there = page.locator('.where', { hasText: '早上好' });
    await there.click();
    await expect(there).toHaveText('早上好|unknown|zh|v2|在哪里|/zh/guide/where|Two tongues|1');
  });

  test('[R8] the switcher leads to the home page when a page is not translated', async ({
    page,
    twoLocales,
  }) => {
    await open(page, `${twoLocales.origin}/guide/next`);
    await choose(page, 'Language', '简体中文');
    await expect(page).toHaveURL(`${twoLocales.origin}/zh/`);
    // The URL changes before the page, which brings its own switcher.
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await choose(page, 'Language', 'English');
    await expect(page).toHaveURL(`${twoLocales.origin}/`);
  });

  test('[R8] the switchers follow the reader to the next page, and say what does not exist elsewhere', async ({
    page,
    twoLocales,
  }) => {
    await open(page, `${twoLocales.origin}/guide/start`);
    const choices = page.locator('.nav-end .dropdown a');
    await expect(choices).toHaveText(['English', '简体中文', 'v2', 'v1']);
    await page.locator('.sidebar').getByRole('link', { name: 'Next v2' }).click();
    await expect(page).toHaveTitle(/^Next v2/);
    await expect(choices).toHaveText(['English', '简体中文 this page is not translated', 'v2', 'v1']);
    await choose(page, 'Version', 'v1');
    await expect(page).toHaveURL(`${twoLocales.origin}/v1/guide/next`);
    await page.locator('.sidebar').getByRole('link', { name: 'Only in v1' }).click();
    await expect(page).toHaveTitle(/^Only in v1/);
    await expect(choices).toHaveText([
      'English',
      '简体中文 this page is not translated',
      'v2 not in this version',
      'v1',
    ]);
    await page.goBack();
    await expect(choices).toHaveText(['English', '简体中文 this page is not translated', 'v2', 'v1']);
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const [written, canonical] of [
    ['/en/guide/start?a=1#install', '/guide/start?a=1#install'],
    ['/v2/zh/guide/start', '/zh/guide/start'],
    ['/v1/en/guide/start', '/v1/guide/start'],
  ] as const) {
    test(`[R7] ${written} becomes ${canonical}, on a first load and from a link`, async ({
      page,
      twoLocales,
    }) => {
      // Not the first visit, which could redirect to the reader's language.
      await open(page, twoLocales.origin);
      await page.goto(twoLocales.origin + written);
      await expect(page).toHaveURL(twoLocales.origin + canonical);
      await open(page, `${twoLocales.origin}/guide/next`);
      await follow(page, written);
      await expect(page).toHaveURL(twoLocales.origin + canonical);
      await expect(page.locator('html')).toHaveAttribute('data-route', new URL(page.url()).pathname);
    });
  }
});

test.describe('[R6] an unknown path', () => {
  test('shows the 404 page of its language and version', async ({ page, twoLocales }) => {
    const response = await page.goto(`${twoLocales.origin}/v1/zh/nowhere`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.locator('.not-found > p')).toHaveText('页面未找到');
    await waitForApp(page);
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL(`${twoLocales.origin}/v1/zh/`);
  });

  test('is answered in its language by a host that has only one 404.html', async ({ page, twoLocales }) => {
    const { dir } = twoLocales;
    await serving(dir, createPlainHost(dir), async ({ origin }) => {
      const response = await page.goto(`${origin}/zh/nowhere`);
      expect(response?.status()).toBe(404);
      const message = page.locator('.not-found > p');
      await expect(message).toHaveText('页面未找到');
      await expect(message).toHaveAttribute('lang', 'zh');
      await waitForApp(page);
      await expect(message).toHaveText('页面未找到');
      await page.getByRole('link', { name: '返回首页' }).click();
      await expect(page).toHaveURL(`${origin}/zh/`);
      await page.goto(`${origin}/nowhere`);
      await expect(message).toHaveText('PAGE NOT FOUND');
    });
  });
});

test.describe('a reader who prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('[R9] is redirected to their language once and can then choose freely', async ({
    page,
    twoLocales,
  }) => {
    await page.goto(`${twoLocales.origin}/guide/start?a=1#install`);
    await expect(page).toHaveURL(`${twoLocales.origin}/zh/guide/start?a=1#install`);
    await open(page, `${twoLocales.origin}/zh/guide/start`);
    await choose(page, 'Language', 'English');
    await expect(page).toHaveURL(`${twoLocales.origin}/guide/start`);
    await page.reload();
    await waitForApp(page);
    await expect(page).toHaveURL(`${twoLocales.origin}/guide/start`);
  });

  test('[R9] stays when the page has no translation', async ({ page, twoLocales }) => {
    await open(page, `${twoLocales.origin}/guide/next`);
    await expect(page).toHaveURL(`${twoLocales.origin}/guide/next`);
  });
});

test.describe('a bot that accepts Chinese', () => {
  test.use({ locale: 'zh-CN', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('[R9] is never redirected', async ({ page, twoLocales }) => {
    await open(page, `${twoLocales.origin}/guide/start`);
    await expect(page).toHaveURL(`${twoLocales.origin}/guide/start`);
  });
});

test.describe('names of pages in other letters', () => {
  test.use({ serviceWorkers: 'allow' });

  test('are escaped in the address, and work for links, search, other spellings and offline', async ({
    page,
    context,
    twoLocales: { origin },
  }) => {
    const address = `${origin}${encodeURI('/zh/教程/入门')}`;
    await open(page, `${origin}/zh/教程/`);
    await page.locator('.sidebar').getByRole('link', { name: '入门' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toHaveText(/入门/);
    await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('入门');
    await expect(page.locator('.where')).toContainText('/zh/教程/入门');
    await page.goBack();
    await page.locator('article').getByRole('link', { name: '转义' }).click();
    await expect(page).toHaveURL(`${address}#${encodeURIComponent('步骤')}`);
    await page.goBack();
    await page.keyboard.press('Control+k');
    await inputOf(page).fill('入门');
    await expect(optionsOf(page).first()).toHaveText(/入门/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    expect(await isSameDocument(page)).toBe(true);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address))
      .toBe(true);
    await context.setOffline(true);
    await page.goto(`${origin}/zh/教程/入门`);
    await expect(page.locator('h1')).toHaveText(/入门/);
    await page.goto(`${origin}/zh/离线`);
    await expect(page.getByRole('link', { name: '/zh/教程/入门' })).toHaveAttribute(
      'href',
      new URL(address).pathname,
    );
    await context.setOffline(false);
    await page.goto(`${origin}/zh/教程/入门.html`);
    await expect(page).toHaveURL(address);
    await page.goto(`${origin}/zh/教程/入门门`);
    await expect(page.locator('.suggestions code').first()).toHaveText('/zh/教程/入门');
  });
});
