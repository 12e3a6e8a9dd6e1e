import { expect } from '@playwright/test';
import { open, recordFaults } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

test.use({ locale: 'zh-CN' });

test('an explorer of a Chinese page speaks Chinese', async ({ page, chineseProof }) => {
  const faults = await recordFaults(page);
  await open(page, `${chineseProof.origin}/explorer`);
  const explorer = page.getByRole('region', { name: /^输出浏览器：/ });
  await explorer.scrollIntoViewIfNeeded();
  await explorer.locator('[data-ready]').waitFor();
  await explorer.getByRole('combobox', { name: '对比' }).selectOption({ index: 2 });
  await expect(explorer.getByRole('group', { name: '文件' })).toBeVisible();
  await expect(
    explorer.getByText(/^使用 Rslib \d+\.\d+\.\d+ 和 TypeScript \d+\.\d+\.\d+ 构建。$/),
  ).toBeVisible();
  expect(await explorer.innerText()).not.toMatch(/\b(?:File|Compare|None|Built with|lines?|only in)\b/);
  expect(faults).toEqual([]);
});

test('a receipt of a Chinese page speaks Chinese', async ({ page, chineseProof }) => {
  await open(page, `${chineseProof.origin}/run`);
  const receipt = page.getByRole('button', { name: /^由 Rslib \d+\.\d+\.\d+ 运行/ }).first();
  await receipt.click();
  const details = page.getByRole('dialog', { name: '运行记录' });
  await expect(details).toContainText('已运行： npx rslib');
  await expect(details).toContainText(/版本：@rslib\/core \d+\.\d+\.\d+/);
  await expect(details).toContainText('重新运行： npm run examples -- --page run');
  expect(await details.innerText()).not.toMatch(/\b(?:Ran|Run it|With|Failed)\b/);
});
