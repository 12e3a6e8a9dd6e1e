import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { boxOf, recordFaults } from '../../support/reader.ts';
import { dialogOf, inputOf, optionsOf } from '../../support/search-dialog.ts';
import { openLab, shownOutput, sourceEditor, test, writeFile } from '../../support/lab-page.ts';

const LONG_LINE = `export const text = '${'long '.repeat(60)}';\n`;

/** Returns what a reader sees in a part of the page, to compare it with another part. */
async function seenAt(page: Page, x: number, y: number, width = 1, height = 1): Promise<string> {
  return (await page.screenshot({ clip: { x, y, width, height } })).toString('base64');
}

test('the editor and the search beside it look and work as they should, without faults', async ({ page }) => {
  const faults = await recordFaults(page);
  await openLab(page);

  await test.step('the search answers in its worker', async () => {
    await page.keyboard.press('Control+k');
    await inputOf(page).fill('output format');
    await expect(optionsOf(page).first()).toBeVisible();
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/worker-/),
    ]);
    await dialogOf(page).press('Escape');
  });

  await test.step('the ring around the focused editor is above the line of the cursor', async () => {
    await sourceEditor(page).focus();
    const editor = await boxOf(page, '.lab-source .lab-editor');
    const line = await boxOf(page, '.lab-source .cm-activeLine');
    const edge = editor.x + editor.width - 1.5;
    expect(await seenAt(page, edge, line.y + line.height / 2)).toBe(
      await seenAt(page, edge, editor.y + editor.height / 2),
    );
  });

  await test.step('what is typed over a selection is taken back by one undo', async () => {
    await sourceEditor(page).press('ControlOrMeta+a');
    await page.keyboard.type('x = 1');
    await expect(sourceEditor(page)).toHaveText('x = 1');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(sourceEditor(page)).toContainText('clampAll');
  });

  await test.step('code that is scrolled sideways does not show through the line numbers', async () => {
    await writeFile(page, 'src/index.ts', LONG_LINE);
    await page.getByRole('button', { name: 'Share' }).focus();
    const numbers = await boxOf(page, '.lab-source .cm-gutters');
    const seen = () => seenAt(page, numbers.x, numbers.y, numbers.width - 4, 60);
    const scroll = (left: number) =>
      page.locator('.lab-source .cm-scroller').evaluate((scroller, to) => {
        scroller.scrollLeft = to;
        return scroller.scrollLeft;
      }, left);
    expect(await scroll(0)).toBe(0);
    const before = await seen();
    expect(await scroll(100)).toBe(100);
    expect(await seen()).toBe(before);
  });

  expect(faults).toEqual([]);
});

test('changed lines reach the edge of the pane', async ({ builtLab: page }) => {
  await writeFile(page, 'src/index.ts', 'export const answer = 42;\n');
  await expect(shownOutput(page)).toContainText('answer = 42');
  await page.getByLabel('Compare with').selectOption('the previous build');
  const pane = await boxOf(page, '.lab-comparison pre');
  const line = await boxOf(page, '.lab-comparison .line.add');
  expect(line.x + line.width).toBeCloseTo(pane.x + pane.width, 0);
  await page.getByLabel('Compare with').selectOption('nothing');
});

test('an error ends in no call of the lab', async ({ builtLab: page }) => {
  await writeFile(page, 'rslib.config.ts', "export default { lib: [{ format: 'esmm' }] };\n");
  await expect(page.locator('.lab-console')).toContainText('Unsupported format: esmm');
  await expect(page.locator('.lab-console')).not.toContainText('/assets/lab/');
});

test('everything to press on a phone is 44 pixels high', async ({ builtLab: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tooLow = () =>
    page
      .locator('.lab-bench :is(button, select, .lab-name input, .lab-types, .segmented label)')
      .evaluateAll((targets) =>
        targets
          .map((target) => [target.textContent, target.getBoundingClientRect().height] as const)
          .filter(([, height]) => height > 0 && height < 44),
      );
  expect(await tooLow()).toEqual([]);
  await page.getByRole('button', { name: 'Templates' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0);
  expect(await tooLow()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Your files', { exact: true }).click();
  await page.getByRole('button', { name: 'New file' }).click();
  expect(await tooLow()).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Output', { exact: true }).first().click();
});
