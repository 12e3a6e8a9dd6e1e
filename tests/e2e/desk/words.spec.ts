import { expect } from '@playwright/test';
import { expectStatus, openDesk, paste } from '../../support/desk-page.ts';
import { recordFaults } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

test.use({ locale: 'zh-CN' });

test('the desk of a Chinese page speaks Chinese, on a site without the lab and the migration pages', async ({
  page,
  deskSite,
}) => {
  const faults = await recordFaults(page);
  await openDesk(page, `${deskSite.origin}/zh/migrate`);
  await expect(page.getByText('结果将显示在这里')).toBeVisible();
  await paste(
    page,
    "import 'tsup';\nexport default { clean: true, minify: true, onSuccess: () => {} };",
    '{}',
  );
  await expectStatus(page, '来自 tsup：1 项已转换，1 项不需要，1 项由你决定');
  await expect(page.getByRole('button', { name: '在 lab 中打开' })).toHaveCount(0);
  const said = await page.locator('.desk').evaluate((desk) => {
    for (const english of desk.querySelectorAll('[lang=en], code, textarea, select')) english.remove();
    return desk.textContent;
  });
  expect(said).not.toMatch(/\b(?:line|Copy|Download|Every|Converted|decide|Clear|Try)\b/);
  expect(faults).toEqual([]);
});
