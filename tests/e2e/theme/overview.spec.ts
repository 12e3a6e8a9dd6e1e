import { expect } from '@playwright/test';
import { follow, holdBack, open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const items = '.overview-group > ul > li:not([hidden]) > a';

test('[N10] the filter matches pages and headings in any case, treats dashes as spaces, and says how many match', async ({
  page,
}) => {
  await open(page, '/config/');

  await test.step('in any case, with dashes as spaces', async () => {
    const filter = page.getByLabel('Filter');
    await expect(filter).toHaveAttribute('placeholder', 'Enter keyword');
    const all = await page.locator(items).allTextContents();
    expect(all).toEqual(expect.arrayContaining(['lib', 'lib.format', 'lib.umdName', 'plugins']));
    await filter.fill('UMD');
    await expect(page.locator(items).filter({ hasText: 'lib.umdName' })).toBeVisible();
    await expect(page.locator(items).filter({ hasText: 'plugins' })).toHaveCount(0);
    await filter.fill('several-items');
    await expect(page.locator(items)).toHaveText(['lib']);
    await expect(page.locator('.overview-group li li:not([hidden])')).toHaveText(['Several items']);
    await filter.fill('lib options');
    await expect(page.locator(items)).toHaveText(all.filter((name) => name.startsWith('lib')));
  });

  await test.step('the number of matches is announced', async () => {
    await page.getByLabel('Filter').fill('several-items');
    await expect(page.locator('#announcer')).toHaveText('1 match');
  });

  await test.step('it says when nothing matches', async () => {
    await page.getByLabel('Filter').fill('nothing like it');
    await expect(page.getByText('No matching API found')).toBeVisible();
    await expect(page.locator('.overview-group:visible')).toHaveCount(0);
  });
});

test('[N10] the filter finds options by slug, by words and by the beginning of a word, in either direction of text', async ({
  page,
}) => {
  await open(page, '/config/');

  await test.step('by slug, by words and by the beginning of a word', async () => {
    for (const [keyword, name] of [
      ['umd-name', 'lib.umdName'],
      ['umdname', 'lib.umdName'],
      ['out base', 'lib.outBase'],
      ['auto-ext', 'lib.autoExtension'],
    ] as const) {
      await page.getByLabel('Filter').fill(keyword);
      await expect(page.locator(items).filter({ hasText: name })).toBeVisible();
      await expect(page.locator(items).filter({ hasText: 'lib.banner' })).toHaveCount(0);
    }
    await page.getByLabel('Filter').fill('');
  });

  await test.step('what is typed into a filter or the search has its own direction, a placeholder that of the page', async () => {
    for (const input of [page.getByLabel('Filter', { exact: true }), page.getByRole('combobox')]) {
      if (await input.isHidden()) await page.keyboard.press('Control+k');
      await input.fill('بحث');
      await expect(input).toHaveCSS('direction', 'rtl');
      await input.fill('dts');
      await expect(input).toHaveCSS('direction', 'ltr');
      await input.fill('');
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      await expect(input).toHaveCSS('direction', 'rtl');
      await page.evaluate(() => (document.documentElement.dir = ''));
    }
    await page.keyboard.press('Escape');
  });

  await test.step('an empty filter is not printed, one that explains a shorter list is', async () => {
    await page.emulateMedia({ media: 'print' });
    const filter = page.locator('.filter');
    await expect(filter).toBeHidden();
    await filter.locator('input').evaluate((input: HTMLInputElement) => {
      input.value = 'umd';
    });
    await expect(filter).toBeVisible();
  });
});

test('the filter and the first options are at the top of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/config/');
  await expect(page.getByLabel('Filter')).toBeInViewport();
  await expect(page.locator(items).first()).toBeInViewport();
  await follow(page, '/config/lib/dts');
  await follow(page, '/config/');
  await expect(page.locator(items).first()).toBeInViewport();
  const order = await page.locator('.prose').evaluate((prose) => {
    const last = prose.querySelector('.overview-group:last-of-type')!;
    const example = prose.querySelector('#where-an-option-goes')!;
    return last.compareDocumentPosition(example) & Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(order).toBeTruthy();
});

test('headings that say little without their page are not in the overview', async ({ page }) => {
  await page.goto('/config/');
  const headings = await page.locator('.overview-group li li').allTextContents();
  for (const name of ['Traps', 'Related', 'Errors']) expect(headings).not.toContain(name);
  await page.goto('/config/lib/banner');
  await expect(page.locator('#traps')).toHaveText('Traps');
  await expect(page.locator('.outline a').filter({ hasText: /^Traps$/ })).toHaveCount(1);
});

test('[N11] lists second-level headings in groups named after the sidebar', async ({ page, request }) => {
  await page.goto('/config/');
  await expect(page.locator('.overview-group > h2')).toHaveText([
    'Lib options',
    'Rsbuild options',
    'History',
  ]);
  const targets = await page
    .locator('.overview-group li li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(targets.length).toBeGreaterThan(50);
  const pages = new Map<string, string>();
  for (const target of targets) {
    const [route = '', id = ''] = target.split('#');
    const html = pages.get(route) ?? (await (await request.get(route)).text());
    pages.set(route, html);
    expect(html, target).toMatch(new RegExp(`<h2[^>]* id="${id}"`));
  }
});

test('keeps the keyword in the URL, so a filtered view can be shared', async ({ page }) => {
  await open(page, '/config/');
  await page.getByLabel('Filter').fill('dts');
  await expect(page).toHaveURL(/\?filter=dts$/);
  await open(page, '/config/?filter=dts');
  await expect(page.getByLabel('Filter')).toHaveValue('dts');
  await expect(page.locator(items)).not.toContainText(['lib.format']);
  await page.getByLabel('Filter').fill('');
  await expect(page).toHaveURL(/\/config\/$/);
});

test('applies what was typed before the filter code loaded', async ({ page }) => {
  const code = await holdBack(page, /\/Filter-/);
  await page.goto('/config/');
  await page.getByLabel('Filter').pressSequentially('umd');
  await code.requested;
  code.release();
  await expect(page.locator(items).filter({ hasText: 'plugins' })).toHaveCount(0);
  await expect(page.getByLabel('Filter')).toHaveValue('umd');
  await expect(page).toHaveURL(/\?filter=umd$/);
});

test('a link to the overview shows everything again, and back restores the filter', async ({ page }) => {
  await open(page, '/config/');
  const all = await page.locator(items).count();
  await page.getByLabel('Filter').fill('umd');
  await expect(page.locator(items)).not.toHaveCount(all);
  await follow(page, '/config/lib/dts');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/dts');
  await follow(page, '/config/');
  await expect(page.locator(items)).toHaveCount(all);
  await expect(page.getByLabel('Filter')).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Filter')).toHaveValue('umd');
  await expect(page.locator(items)).not.toHaveCount(all);
});
