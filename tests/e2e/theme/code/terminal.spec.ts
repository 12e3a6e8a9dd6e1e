import { expect } from '@playwright/test';
import { open } from '../../../support/reader.ts';
import { test } from '../../../support/test.ts';

test('a terminal gives its commands, without prompt and output', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! });
  await open(page, '/guide/start/quick-start');
  const block = page.locator('.terminal', { hasText: 'mkdir clamp-kit' });
  await block.getByRole('button', { name: 'Copy mkdir clamp-kit' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mkdir clamp-kit\ncd clamp-kit');
  await open(page, '/guide/basic/output-structure');
  const built = page.locator('.terminal', { hasText: 'File (esm)' }).first();
  await built.getByRole('button', { name: 'Copy npx rslib' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npx rslib');
  await built.locator('kbd').click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('npx rslib');
});

test('a terminal tells its prompt, commands, output and errors apart', async ({ page }) => {
  await open(page, '/guide/faq/errors');
  const block = page.locator('.terminal:has(.x)').first();
  const [prompt, command, output, error] = await Promise.all(
    ['i', 'kbd', 'code', '.x'].map((part) =>
      block
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).color),
    ),
  );
  expect(new Set([prompt, command, output, error]).size).toBe(4);
  await expect(block.locator('.x').first()).toHaveText(/error|Error|×/);
});
