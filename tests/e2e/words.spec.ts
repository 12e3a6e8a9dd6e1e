import { expect } from '@playwright/test';
import { isSameDocument, open } from '../support/reader.ts';
import { dialogOf, fillQuery, inputOf, openSearch } from '../support/search-dialog.ts';
import { test } from '../support/test.ts';

test.use({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });

test('scripts speak the language of the page, also after a link to another language', async ({
  page,
  twoLocales,
}) => {
  await open(page, `${twoLocales.origin}/zh/guide/start`);
  await page.locator('.theme-switch').click();
  await expect(page.locator('.theme-switch')).toHaveAttribute('aria-label', /^主题: (?:深色|浅色)$/);
  await expect(page.getByRole('link', { name: '跳到正文' })).toHaveCount(1);
  await page.getByRole('link', { name: '只有英文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1);
  await expect(page.locator('.theme-switch')).toHaveAttribute('aria-label', /^Theme: (?:Dark|Light)$/);
  await expect(page.locator('#sidebar')).toHaveAttribute('aria-label', 'Pages');
});

test('[X2] the search dialog says in Chinese what the service answered and what to do', async ({
  page,
  hostedAlone,
  hosts,
}) => {
  for (const host of [hosts.first, hosts.second])
    host.behave({ does: 'fail', status: 403, body: { message: 'Invalid key' } });
  await openSearch(page, `${hostedAlone.origin}/zh/`);
  await expect(inputOf(page)).toHaveAttribute('placeholder', '搜索文档');
  await fillQuery(page, '灯');
  await expect(dialogOf(page)).toContainText(
    '搜索服务返回了状态 403 (Invalid key)。请检查 site.config.ts 中的',
  );
});
