import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { encodeShare } from '../../../src/lab/model/share.ts';
import { expectBuilt, openLab, sourceEditor, startLab, test, writeFile } from '../../support/lab-page.ts';

const focused = (page: Page) => page.locator('*:focus');
const output = (page: Page) => page.getByRole('region', { name: 'Output' });

test('Tab passes through the editor to the start of Rslib', async ({ page }) => {
  await openLab(page);
  await page.getByRole('button', { name: 'Delete src/index.ts' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('separator', { name: 'Width of the file list' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sourceEditor(page)).toBeFocused();
  await expect(sourceEditor(page)).toHaveAccessibleDescription(/Escape, then Tab, leaves the editor/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('separator', { name: 'Width of your files' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start Rslib' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(output(page)).toBeFocused();
});

test('the focus stays where it helps', async ({ page }) => {
  await openLab(page);

  await test.step('Tab indents once the reader has typed or clicked, and Escape and Tab leave the editor', async () => {
    await writeFile(page, 'src/index.ts', 'a');
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(sourceEditor(page).locator('.cm-line')).toHaveText('  a');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(sourceEditor(page)).not.toBeFocused();
    await sourceEditor(page).click();
    await page.keyboard.press('Tab');
    await expect(sourceEditor(page)).toBeFocused();
  });

  await test.step('after a file was named, the focus is in its editor, or on its button if it had another name', async () => {
    await page.getByRole('button', { name: 'New file' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'New file' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel('Name of the new file').fill('src/new.ts');
    await page.keyboard.press('Enter');
    await expect(sourceEditor(page)).toBeFocused();
    await expect(sourceEditor(page)).toHaveAttribute('aria-label', 'Editor: src/new.ts');
    await page.getByRole('button', { name: 'Rename src/new.ts' }).press('Enter');
    await page.getByLabel('New name of src/new.ts').fill('src/other.ts');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Rename src/other.ts' })).toBeFocused();
  });

  await test.step('a corrected option moves the focus to its editor', async () => {
    await writeFile(page, 'rslib.config.ts', "export default { lib: [{ formt: 'cjs' }] };\n");
    await page.getByRole('button', { name: 'format', exact: true }).press('Enter');
    await expect(sourceEditor(page)).toBeFocused();
  });
});

test('the focus moves to the output when a configuration is allowed, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const files = {
    'src/index.js': 'export default 1;\n',
    'rslib.config.mjs': "const format = 'esm';\nexport default { lib: [{ format }] };\n",
  };
  await startLab(page, `/lab${await encodeShare(files)}`);
  await page.getByText('Your files', { exact: true }).click();
  await page.getByRole('button', { name: 'Run this configuration' }).press('Enter');
  await expect(output(page)).toBeFocused();
  await expectBuilt(page);
  await expect(output(page)).toBeFocused();
  await expect(focused(page)).toHaveCount(1);
});

test('the arrow keys and the pointer resize the panes, and the next visit finds them so', async ({
  page,
}) => {
  await openLab(page);
  const divider = page.getByRole('separator', { name: 'Width of your files' });
  const width = async () => (await page.locator('.lab-source').boundingBox())!.width;
  const before = await width();
  await expect(divider).toHaveAttribute('aria-valuenow', '50');
  await divider.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '52');
  expect(await width()).toBeGreaterThan(before);
  await divider.press('Home');
  await expect(divider).toHaveAttribute('aria-valuenow', '20');
  await divider.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '20');

  const bench = (await page.locator('.lab-bench').boundingBox())!;
  const handle = (await divider.boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 50);
  await page.mouse.down();
  await page.mouse.move(bench.x + bench.width * 0.7, handle.y + 60);
  await page.mouse.up();
  await expect(divider).toHaveAttribute('aria-valuenow', '70');
  await page.mouse.move(bench.x + bench.width * 0.3, handle.y + 60);
  await expect(divider).toHaveAttribute('aria-valuenow', '70');
  const dragged = await width();
  await page.reload();
  await page.locator('.lab-bench').waitFor();
  expect(await width()).toBeCloseTo(dragged, 0);
});
