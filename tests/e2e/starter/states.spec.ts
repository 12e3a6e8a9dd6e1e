import { expect } from '@playwright/test';
import { listen } from '../../../src/engine/serve/listen.ts';
import { createSiteServer } from '../../../src/engine/serve/server.ts';
import { violationsIn } from '../../support/axe.ts';
import { distDir } from '../../support/built-site.ts';
import { recordFaults, sidewaysScroll, waitForApp } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

/** Addresses that anybody may have written, with what the page says about them. */
const HOSTILE: readonly (readonly [query: string, sentence: RegExp])[] = [
  [`?name=${'a'.repeat(5000)}`, /too long to be from this page/],
  [`?framework${'[a]'.repeat(60)}=vue`, /is not an answer here/],
  ['?framework=<img src=x onerror=alert(1)>', /framework=<img src=x .*is not an answer here/],
  ['?<x-evil>=1', /<x-evil>=1, which is not an answer here/],
  ['?framework=vue&framework=react', /framework twice/],
];

test('answers that exclude each other, and addresses of strangers, on a phone', async ({ page }) => {
  const faults = await recordFaults(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('from home, with a link for each instrument', async () => {
    await page.goto('/');
    for (const [name, route] of [
      ['Lab', '/lab'],
      ['Doctor', '/doctor'],
    ])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        route!,
      );
    await page.getByRole('main').getByRole('link', { name: 'Start a library' }).click();
    await expect(page).toHaveURL(/\/start$/);
    // The address changes before the document does, and a visit in between would be taken back.
    await expect(page.getByRole('radio', { name: 'Bundlers' })).toBeAttached();
  });

  await test.step('an address that is not from here says so, and the page works', async () => {
    for (const [query, sentence] of HOSTILE) {
      await page.goto(`/start${query}`);
      await expect(page.locator('.starter').getByRole('alert')).toHaveText(sentence);
      expect(await page.locator('.starter :is(img, x-evil)').count()).toBe(0);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    }
    await page.getByRole('radio', { name: 'Bundlers' }).check();
    await expect(page).toHaveURL(/\/start\?loads=bundlers$/);
    await expect(page.locator('.starter').getByRole('alert')).toHaveCount(0);
  });

  await test.step('answers that exclude each other say why, in both themes', async () => {
    await page.goto('/start?loads=command&framework=react&styles=css&cjs=yes');
    const conflicts = page.getByRole('region', { name: 'These answers exclude each other' });
    await expect(conflicts.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByText('A program in a terminal has no page for components.')).toBeVisible();
    expect(await violationsIn(page, '.starter')).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  await test.step('a way out leads to files, whose new lines show in forced colors too', async () => {
    await page.goto('/start?loads=command&framework=react&types=none');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Who loads it: Bundlers' }).click();
    await expect(page.locator('pre[aria-label="package.json"]')).toBeVisible();
    const borders = (lines: string) =>
      page
        .locator(lines)
        .first()
        .evaluate((line) => getComputedStyle(line).borderInlineStartColor);
    await expect(page.locator('.starter-line[data-marked]').first()).toBeVisible();
    expect(await borders('.starter-line[data-marked]')).not.toBe(
      await borders('.starter-line:not([data-marked])'),
    );
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
  expect(faults).toEqual([]);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('writes projects without the host after the first visit', async ({ page }) => {
    const server = createSiteServer({ dir: distDir });
    const origin = await listen(server, { host: '127.0.0.1', port: 0, portIsFixed: true });
    await page.goto(`${origin}/start`);
    await waitForApp(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const choose = async () => {
      await page.getByRole('radio', { name: 'Bundlers' }).check();
      await page.getByRole('radio', { name: 'Vue' }).check();
      await expect(page.locator('pre[aria-label="src/Stepper.vue"]')).toBeAttached();
    };
    await choose();
    for (const part of ['/start', '/assets/Result-'])
      await expect
        .poll(() =>
          page.evaluate(
            async (name) =>
              (await (await caches.open('read-before')).keys()).some(({ url }) => url.includes(name)),
            part,
          ),
        )
        .toBe(true);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));

    await page.goto(`${origin}/start`);
    await choose();
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the starter of a Chinese page speaks Chinese, around the reasons', async ({ page, starterSite }) => {
    await page.goto(`${starterSite.origin}/zh/start?loads=command&framework=vue`);
    await expect(page.getByRole('heading', { name: '这些回答互相排斥' })).toBeVisible();
    await page.getByRole('button', { name: '由谁加载：打包工具' }).click();
    await expect(page.getByRole('button', { name: '下载' })).toBeVisible();
    const said = await page.locator('.starter').evaluate((starter) => {
      for (const english of starter.querySelectorAll('[lang=en], code, pre')) english.remove();
      return starter.textContent;
    });
    expect(said).not.toMatch(/\b(?:Who|None|Yes|No|Copy|Download|Files|lines?|Styles|Name|Read)\b/);
    await page.goto(`${starterSite.origin}/zh/start?framework=angular`);
    await expect(page.locator('.starter').getByRole('alert')).toHaveText(
      /此地址并非来自本页.*framework=angular/,
    );
  });
});
