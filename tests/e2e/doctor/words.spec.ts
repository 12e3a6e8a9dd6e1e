import { expect } from '@playwright/test';
import { doctorExtension } from '../../../src/doctor/build/doctor.ts';
import type { Extension } from '../../../src/engine/site/extension.ts';
import { projectRoot } from '../../support/built-site.ts';
import { expectVerdict, fixtureTarball, giveFiles, openDoctor } from '../../support/doctor-page.ts';
import { servingOwnSite } from '../../support/own-site.ts';
import { recordFaults } from '../../support/reader.ts';
import { PER_WORKER, test as base } from '../../support/sites.ts';
import type { ServedSite } from '../../support/sites.ts';

const PAGE = "import { Doctor } from '@theme'\n\n# D\n\n<Doctor />\n";
const FILES = {
  'site.config.ts':
    "export default { title: 'T', extensions: ['doctor'], locales: [{ lang: 'en' }, { lang: 'zh' }] };",
  'docs/index.mdx': '# Home',
  'docs/doctor.mdx': PAGE,
  'docs/zh/index.mdx': '# 首页',
  'docs/zh/doctor.mdx': PAGE,
};

/** Isolates a page as that of the lab is. */
const ISOLATED: Extension = {
  headers: () => [
    {
      path: '/doctor',
      headers: {
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-opener-policy': 'same-origin',
      },
    },
  ],
};

const test = base.extend<object, { doctorSite: ServedSite }>({
  doctorSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    ({}, provide) =>
      servingOwnSite(
        { name: 'doctor', files: FILES, extensions: [doctorExtension(projectRoot), ISOLATED] },
        provide,
      ),
    PER_WORKER,
  ],
});

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
