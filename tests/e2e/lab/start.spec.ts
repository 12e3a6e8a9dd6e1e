import { expect } from '@playwright/test';
import { expectBuilt, openLab, test } from '../../support/lab-page.ts';
import { holdBack } from '../../support/reader.ts';

test('Rslib is loaded while the WebAssembly arrives', async ({ page }) => {
  const webAssembly = await holdBack(page, '**/assets/lab/rspack-*');
  const rslib = page.waitForRequest('**/assets/lab/rslib-*');
  await openLab(page);
  await page.getByRole('button', { name: 'Start Rslib' }).click();
  await webAssembly.requested;
  await rslib;
  webAssembly.release();
  await expectBuilt(page);
});

test('the WebAssembly has the type by which hosts know that they can compress it', async ({ page }) => {
  const answered = page.waitForResponse('**/assets/lab/rspack-*');
  await openLab(page);
  await page.getByRole('button', { name: 'Start Rslib' }).click();
  expect(await (await answered).headerValue('content-type')).toBe('application/wasm');
});
