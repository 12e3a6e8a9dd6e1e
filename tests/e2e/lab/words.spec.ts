import { expect } from '@playwright/test';
import { recordFaults } from '../../support/reader.ts';
import { test } from '../../support/lab-site.ts';

test.use({ locale: 'zh-CN' });

test('the lab of a Chinese page builds, and speaks Chinese, with the words of the site', async ({
  page,
  labSite,
}) => {
  test.slow();
  const faults = await recordFaults(page);
  await page.goto(`${labSite.origin}/zh/lab`);
  const lab = page.getByRole('region', { name: '实验室' });
  await expect(lab.getByRole('button', { name: '分享链接' })).toBeVisible();
  await expect(lab.getByText(/只需加载一次，共 \d\.\d MB/)).toBeVisible();
  await lab.getByRole('button', { name: '启动 Rslib' }).click();
  await expect(lab.getByText(/^构建完成，用时 \d+\.\d s$/)).toBeVisible({ timeout: 120_000 });
  await expect(lab.getByRole('rowheader', { name: /个文件$/ })).toBeVisible();
  expect(await lab.innerText()).not.toMatch(/\b(?:Files|Output|Console|Compare|Share|Rename|Size)\b/);
  expect(faults).toEqual([]);
});

test('a page without scripts says in Chinese what the lab needs', async ({ browser, labSite }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${labSite.origin}/zh/lab`);
  await expect(page.getByText('实验室需要 JavaScript。')).toBeVisible();
  await context.close();
});
