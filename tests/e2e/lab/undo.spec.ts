import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  expectBuilt,
  labState,
  openLab,
  shownOutput,
  sourceEditor,
  startLab,
  test,
  writeFile,
} from '../../support/lab-page.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset' });
const fileButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Files of the project' }).getByRole('button', { name, exact: true });

test('Reset can be undone with the next key, and lasts over a reload if it is not', async ({ page }) => {
  await openLab(page);
  await writeFile(page, 'src/index.ts', 'export const mine = 1;\n');
  await reset(page).press('Enter');
  await expect(sourceEditor(page)).toContainText('clampAll');
  await expect(page.getByText('Your changes were replaced.')).toBeVisible();
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sourceEditor(page)).toContainText('export const mine = 1;');
  await expect(undo(page)).toHaveCount(0);
  await expect(reset(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(sourceEditor(page)).toContainText('clampAll');
  await expect(reset(page)).toBeDisabled();
});

test('deleted files come back, one after the other', async ({ page }) => {
  await openLab(page);
  await fileButton(page, 'src/clamp.ts').click();
  await page.getByRole('button', { name: 'Delete src/clamp.ts' }).click();
  await fileButton(page, 'tsconfig.json').click();
  await page.getByRole('button', { name: 'Delete tsconfig.json' }).click();
  await expect(page.getByText('tsconfig.json was deleted.')).toBeVisible();
  await undo(page).click();
  await expect(fileButton(page, 'tsconfig.json')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('src/clamp.ts was deleted.')).toBeVisible();
  await undo(page).click();
  await expect(sourceEditor(page)).toContainText('export const clamp = ');
  await expect(undo(page)).toHaveCount(0);
});

test('a template is opened and built without a question, lasts over a reload, and can be undone', async ({
  page,
}) => {
  // Another project may need another worker, whose start takes longest.
  test.slow();
  await startLab(page);
  await writeFile(page, 'src/index.ts', 'export const mine = 1;\n');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^React components/ })
    .click();
  await expect(page.getByRole('button', { name: 'Templates' })).toBeFocused();
  await expect(fileButton(page, 'src/Chip.module.css')).toBeVisible();
  await expectBuilt(page);
  await expect(page.locator('.lab-output-list')).toContainText('dist/index.css');
  await expect(reset(page)).toBeDisabled();
  await undo(page).click();
  await expect(sourceEditor(page)).toContainText('export const mine = 1;');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Both formats/ })
    .click();
  await expectBuilt(page);
  await expect(page.locator('.lab-output-list')).toContainText('dist/cjs/index.cjs');
  await page.reload();
  await expectBuilt(page);
  await expect(page.locator('.lab-output-list')).toContainText('dist/cjs/index.cjs');
});

test('says whose output it is while another configuration waits to be allowed or fixed', async ({ page }) => {
  await startLab(page);
  await expectBuilt(page);
  const label = page.getByText('This is the output of an earlier build.');
  await expect(label).toBeHidden();
  await writeFile(page, 'rslib.config.ts', "const format = 'cjs';\nexport default { lib: [{ format }] };\n");
  await expect(label).toBeVisible();
  await expect(labState(page)).toHaveText('Ready');
  await expect(shownOutput(page)).toContainText('export { clampAll };');
  await page.getByRole('button', { name: 'Run this configuration' }).click();
  await expect(label).toBeHidden();
  await expectBuilt(page);
  await expect(shownOutput(page)).toContainText('"use strict";');
  await writeFile(page, 'rslib.config.ts', "export default { lib: [{ format: 'esm' ] };\n");
  await expect(page.getByRole('alert').getByText('rslib.config.ts:1: “]” cannot be here.')).toBeVisible();
  await expect(label).toBeVisible();
});
