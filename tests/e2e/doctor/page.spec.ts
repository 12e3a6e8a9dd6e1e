import { expect } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import {
  expectVerdict,
  fixtureTarball,
  giveFiles,
  openDoctor,
  verdictOn,
} from '../../support/doctor-page.ts';
import { pathOf, recordFaults, recordRequests } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const WORKS = 'kit-esm 1.0.0 works for everybody it is written for.';

test('shows a report with the keyboard alone, says the verdict, and copies what fixes a finding', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const faults = await recordFaults(page);
  const requests = recordRequests(page);
  const loaded = () =>
    requests.map(pathOf).filter((one) => /\/(?:doctor|PackageReport)-[^/]+\.js$/.test(one));
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await openDoctor(page);

  await test.step('nothing is loaded before it is asked for', async () => {
    await page.waitForLoadState('networkidle');
    expect(loaded()).toEqual([]);
    expect(page.workers()).toEqual([]);
  });

  await test.step('the example is examined from the keyboard', async () => {
    await page.getByLabel('Choose a file').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Choose a folder')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectVerdict(page, /^clamp-kit 0\.1\.0 does not work for everybody: 3 errors, /);
    expect(loaded().length).toBe(2);
  });

  await test.step('a fix can be copied, and leads to the section that explains it', async () => {
    const finding = page.getByRole('listitem').filter({ hasText: 'EXPORTS_TYPES_SHOULD_BE_FIRST' });
    await finding.getByRole('button', { name: 'Copy the fix for EXPORTS_TYPES_SHOULD_BE_FIRST' }).click();
    await expect(finding.getByText('Copied')).toBeVisible();
    expect(JSON.parse(`{${await clipboard()}}`)).toHaveProperty(
      ['exports', '.', 'import', 'types'],
      './dist/index.d.ts',
    );
    const link = finding.getByRole('link', { name: 'What this means' });
    await expect(link).toHaveAttribute('href', '/guide/publish/findings#types-first');
  });

  await test.step('the whole package.json can be copied', async () => {
    await page.getByRole('button', { name: 'Copy package.json' }).click();
    await expect(page.getByLabel('Changes in package.json')).toContainText('Added:   "type": "module",');
    expect(JSON.parse(await clipboard())).toMatchObject({ name: 'clamp-kit', type: 'module' });
  });

  await test.step('another profile judges the same package again', async () => {
    await page.getByRole('radio', { name: 'strict' }).check();
    await expect(page.getByText('Types have to work everywhere')).toBeVisible();
    await expect(page.getByText('By choice')).toHaveCount(0);
    await expectVerdict(page, /^clamp-kit 0\.1\.0 does not work/);
  });

  await test.step('a second package is compared with the first', async () => {
    await giveFiles(page, { 'kit.tgz': fixtureTarball('esm') });
    await expectVerdict(page, /^kit-esm 1\.0\.0/);
    await page.getByLabel('Compare with').selectOption('clamp-kit 0.1.0');
    await expect(page.getByRole('heading', { name: 'Size compared with clamp-kit 0.1.0' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^dist\/index\.cjs / })).toContainText('−92 B');
    await page
      .getByRole('navigation', { name: 'Packages' })
      .getByRole('button', { name: 'clamp-kit' })
      .click();
    await expect(verdictOn(page)).toContainText('clamp-kit');
  });

  await test.step('it is accessible, and fits a phone', async () => {
    expect(await violationsIn(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(page.getByRole('cell', { name: 'error: dist/index.d.ts' })).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
  });

  await test.step('marks and the sign of the verdict are visible in forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const [line, ground] = await page.locator('.doctor-verdict svg').evaluate((sign) => {
      const { stroke, backgroundColor } = getComputedStyle(sign);
      return [stroke, backgroundColor];
    });
    expect(line).not.toBe(ground);
    const borders = await page
      .locator('.doctor-table [data-mark]')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').borderTopStyle));
    expect(new Set(borders)).toEqual(new Set(['solid']));
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('leaving the page ends the worker', async () => {
    expect(page.workers().length).toBe(1);
    await page.goto('/guide/publish/findings');
    expect(page.workers()).toEqual([]);
  });
  expect(faults).toEqual([]);
});

test('takes what is dropped anywhere, several at once', async ({ page }) => {
  await openDoctor(page);
  const bytes = [...fixtureTarball('esm')];
  const transfer = await page.evaluateHandle((content) => {
    const dropped = new DataTransfer();
    for (const name of ['a.tgz', 'b.tgz']) dropped.items.add(new File([new Uint8Array(content)], name));
    return dropped;
  }, bytes);
  const area = page.locator('.doctor-input');
  await page.getByRole('heading', { level: 1 }).dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(area).toHaveAttribute('data-over');
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(area).not.toHaveAttribute('data-over');
  await expectVerdict(page, WORKS);
  const names = page.getByRole('navigation', { name: 'Packages' }).getByRole('button');
  await expect(names).toHaveText(['kit-esm 1.0.0', 'kit-esm 1.0.0 (2)']);
});

test('the worker can neither load nor send, and an isolated page can start it', async ({ page, request }) => {
  const html = await (await request.get('/doctor')).text();
  const worker = /assets\/doctor-[\w-]+\.js/.exec(html)![0];
  const headers = (await request.get(`/${worker}`)).headers();
  expect(headers['content-security-policy']).toBe("default-src 'none'");
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  await openDoctor(page);
  await giveFiles(page, { 'kit.tgz': fixtureTarball('esm') });
  await expectVerdict(page, WORKS);
  const [running] = page.workers();
  expect(
    await running!.evaluate(() =>
      fetch('/').then(
        () => 'sent',
        () => 'refused',
      ),
    ),
  ).toBe('refused');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it does, and names the commands', async ({ page }) => {
    await page.goto('/doctor');
    await expect(page.getByText('Examining a package in the page needs JavaScript.')).toBeVisible();
    for (const command of ['npm run doctor', 'npx publint', 'npx @arethetypeswrong/cli --pack'])
      await expect(page.getByText(command, { exact: true })).toBeVisible();
  });
});
