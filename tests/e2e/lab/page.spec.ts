import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { recordFaults, sidewaysScroll } from '../../support/reader.ts';
import {
  expectBuilt,
  labState,
  openLab,
  shownOutput,
  sourceEditor,
  test,
  writeFile,
} from '../../support/lab-page.ts';

const files = (page: Page) => page.getByRole('navigation', { name: 'Files of the project' });

test('@page-lab nothing of the lab is loaded before the reader asks, and later visits start at once', async ({
  page,
}) => {
  const faults = await recordFaults(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/lab/')) loaded.push(request.url());
  });
  await openLab(page);
  await expect(labState(page)).toHaveText('Not started');
  await expect(page.getByText(/Loads \d\.\d MB once/)).toBeVisible();
  expect(loaded.filter((url) => !url.includes('/manifest-'))).toEqual([]);
  await page.getByRole('button', { name: 'Start Rslib' }).click();
  await expectBuilt(page);
  await expect(shownOutput(page)).toContainText('export { clampAll };');
  await page.reload();
  await expectBuilt(page);
  expect(faults).toEqual([]);
});

test('builds what is typed, and compares it with the previous build line by line', async ({
  builtLab: page,
}) => {
  await writeFile(page, 'src/index.ts', 'export const answer: number = 42;\nexport const same = 1;\n');
  await expect(shownOutput(page)).toContainText('const answer = 42;');
  await writeFile(page, 'src/index.ts', 'export const answer: number = 43;\nexport const same = 1;\n');
  await expect(shownOutput(page)).toContainText('const answer = 43;');
  await page.getByLabel('Compare with').selectOption('the previous build');
  await expect(page.locator('.lab-comparison .line.remove')).toHaveText(/const answer = 42;/);
  await expect(page.locator('.lab-comparison .line.add')).toHaveText(/const answer = 43;/);
  await expect(page.getByRole('button', { name: 'changed: dist/index.js' })).toBeVisible();
  await page.getByLabel('Compare with').selectOption('nothing');
});

test('compares with a build that the reader kept, through any number of changes', async ({
  builtLab: page,
}) => {
  const configWith = (options: string) =>
    writeFile(page, 'rslib.config.ts', `export default { lib: [{ format: 'esm', ${options} }] };\n`);
  await writeFile(page, 'src/index.ts', 'export const last = (list?: string[]) => list?.at(-1);\n');
  await expect(shownOutput(page)).toContainText('list?.at(-1)');
  await page.getByRole('button', { name: 'Keep this build' }).click();
  await configWith("syntax: 'es2019'");
  await expect(page.locator('.lab-comparison .line.add').first()).toHaveText(/null/);
  await configWith("syntax: 'es2019', banner: { js: '// mine' }");
  await expect(page.locator('.lab-comparison .line.add').first()).toHaveText(/mine/);
  await expect(page.locator('.lab-comparison .line.remove')).toHaveText(/list\?\.at\(-1\)/);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Compare with')).toHaveValue('none');
  await expect(page.getByRole('option', { name: 'the build you kept' })).toHaveAttribute('disabled');
});

test('a failed build shows what Rslib prints, with a link to the error index', async ({ builtLab: page }) => {
  await writeFile(page, 'src/index.ts', "export * from './missing';\n");
  await expectBuilt(page, /^Failed in/);
  await expect(page.locator('.lab-console')).toContainText("Can't resolve './missing'");
  const link = page.getByRole('link', { name: "Module not found: Can't resolve" });
  await expect(link).toHaveAttribute('href', '/guide/faq/source-errors#cannot-resolve');
});

test('marks an unknown option and fixes it, and links the others to their pages', async ({ page }) => {
  await openLab(page);
  await writeFile(page, 'rslib.config.ts', "export default { lib: [{ formt: 'cjs', syntax: 'es2015' }] };\n");
  await expect(page.getByText('lib.formt is not an option of Rslib.')).toBeVisible();
  await expect(page.locator('.lab-source .unknown-option')).toHaveText('formt');
  await page.getByRole('button', { name: 'format', exact: true }).click();
  await expect(sourceEditor(page)).toContainText("lib: [{ format: 'cjs'");
  await expect(page.locator('.lab-source .unknown-option')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'lib.syntax' })).toHaveAttribute(
    'href',
    /^\/config\/lib\/syntax/,
  );
});

test('adds, renames and deletes files, and refuses a path out of the project', async ({ page }) => {
  await openLab(page);
  await page.getByRole('button', { name: 'New file' }).click();
  const name = page.getByLabel('Name of the new file');
  await expect(name).toBeFocused();
  await name.fill('../../x');
  await name.press('Enter');
  await expect(page.getByRole('alert').getByText('leaves the project')).toBeVisible();
  await name.fill('src/styles.css');
  await name.press('Enter');
  await expect(files(page).getByRole('button', { name: 'src/styles.css', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('button', { name: 'Rename src/styles.css' }).click();
  await page.getByLabel('New name of src/styles.css').fill('src/theme.css');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete src/theme.css' }).click();
  await expect(files(page).getByRole('button', { name: 'src/theme.css', exact: true })).toHaveCount(0);
});

test('on a phone files and output take turns, and nothing scrolls sideways', async ({ builtLab: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shownOutput(page)).toBeVisible();
  await expect(sourceEditor(page)).toBeHidden();
  await page.getByText('Your files', { exact: true }).click();
  await expect(sourceEditor(page)).toBeVisible();
  await expect(shownOutput(page)).toBeHidden();
  expect(await sidewaysScroll(page)).toBe(0);
});
