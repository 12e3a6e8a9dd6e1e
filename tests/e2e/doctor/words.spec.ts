import { expect } from '@playwright/test';
import { expectVerdict, fixtureTarball, giveFiles, openDoctor } from '../../support/doctor-page.ts';
import { recordFaults } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the doctor of a Chinese page speaks Chinese, around the words of the checkers', async ({
    page,
    doctorSite,
  }) => {
    const faults = await recordFaults(page);
    await openDoctor(page, `${doctorSite.origin}/zh/doctor`);
    await expect(page.getByText('将 .tgz 或包的文件夹拖到这里')).toBeVisible();
    await giveFiles(page, { 'kit.tgz': fixtureTarball('types-last') });
    await expectVerdict(page, /^kit-types-last 1\.0\.0 并非对所有人都可用：\d 个错误/);
    await expect(page.getByRole('heading', { name: '谁得到哪个文件' })).toBeVisible();
    await expect(page.locator('.doctor-what').first()).toHaveAttribute('lang', 'en');
    const said = await page.locator('.doctor').evaluate((doctor) => {
      for (const english of doctor.querySelectorAll('[lang=en], code, .doctor-place > span'))
        english.remove();
      return doctor.textContent;
    });
    expect(said).not.toMatch(/\b(?:error|warning|Copy|Download|Findings|Size|Entry|Share|fix)\b/i);
    expect(faults).toEqual([]);
  });
});

test('the doctor works on an isolated page', async ({ page, doctorSite }) => {
  await openDoctor(page, `${doctorSite.origin}/doctor`);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await giveFiles(page, { 'kit.tgz': fixtureTarball('esm') });
  await expectVerdict(page, 'kit-esm 1.0.0 works for everybody it is written for.');
});

test('its choices look like one button on a site that has no other extension', async ({
  page,
  doctorSite,
}) => {
  await openDoctor(page, `${doctorSite.origin}/doctor`);
  await giveFiles(page, { 'kit.tgz': fixtureTarball('esm') });
  const choice = page.locator('.segmented').getByRole('radio').first();
  await expect(choice).toHaveCSS('appearance', 'none');
  // Not the grooved frame that browsers draw around a fieldset.
  await expect(page.locator('.segmented')).toHaveCSS('border-block-start-style', 'solid');
});
