import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { follow, isSameDocument, expectFullLoad, open, pathOf, recordRequests } from '../support/reader.ts';

const FROM = '/config/lib/';
const formatLink = (page: Page) => page.locator('.sidebar').getByRole('link', { name: 'lib.format' });
const expectRoute = (page: Page, route: string) =>
  expect(page.locator('html')).toHaveAttribute('data-route', route);

test('changing the query through the history API does not navigate', async ({ page }) => {
  await open(page, FROM);
  const heading = await page.locator('main h1').elementHandle();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const requests = recordRequests(page);
  await page.evaluate(() => {
    history.replaceState(null, '', '?q=dts');
    history.pushState(null, '', '?q=format');
  });
  await expect(page).toHaveURL(`${FROM}?q=format`);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('#announcer')).toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL(`${FROM}?q=dts`);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(requests.filter((request) => request.resourceType() !== 'other').map(pathOf)).toEqual([]);
});

test('links that open a tab or download a file leave the page alone', async ({ page, context }) => {
  await context.route('https://github.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await open(page, FROM);

  await test.step('Ctrl+click opens a new tab', async () => {
    const opened = context.waitForEvent('page');
    await formatLink(page).click({ modifiers: ['ControlOrMeta'] });
    await expect((await opened).locator('main h1')).toHaveText('lib.format');
  });

  await test.step('a middle click opens a new tab', async () => {
    const opened = context.waitForEvent('page');
    await formatLink(page).click({ button: 'middle' });
    await expect((await opened).locator('main h1')).toHaveText('lib.format');
  });

  await test.step('target=_blank opens a new tab', async () => {
    const outbound = page.locator('a[target="_blank"][href^="https://github.com/"]').last();
    await expect(outbound).toHaveAttribute('rel', /noopener/);
    const opened = context.waitForEvent('page');
    await outbound.click();
    await expect((await opened).locator('h1')).toHaveText('Elsewhere');
  });

  await test.step('a download link downloads the file', async () => {
    const download = page.waitForEvent('download');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/config/lib/dts',
        download: 'dts.html',
      });
      document.body.append(link);
      link.click();
    });
    expect((await download).suggestedFilename()).toBe('dts.html');
  });

  await expect(page).toHaveURL(FROM);
  await expectRoute(page, FROM);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to another site opens it', async ({ page }) => {
  await page.route('https://other.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await open(page, FROM);
  await follow(page, 'https://other.example/config/lib/dts');
  await expect(page.locator('h1')).toHaveText('Elsewhere');
  await page.goBack();
  await expectRoute(page, FROM);
});

test('a link to a file opens it with a full load', async ({ page }) => {
  await open(page, FROM);
  const requests = recordRequests(page);
  await expectFullLoad(page, () => follow(page, '/logo.svg'));
  expect(requests.map((request) => request.resourceType())).not.toContain('fetch');
  await expect(page).toHaveURL('/logo.svg');
  await expect(page.locator('svg')).toBeVisible();
});

test('a reload loads the whole document again', async ({ page }) => {
  await open(page, FROM);
  await formatLink(page).click();
  await expectRoute(page, '/config/lib/format');
  await expectFullLoad(page, () => page.evaluate(() => location.reload()));
  await expectRoute(page, '/config/lib/format');
  expect(await isSameDocument(page)).toBe(false);
});
