import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect } from '@playwright/test';
import { unzip } from '../../support/unzip.ts';
import { projectRoot } from '../../support/built-site.ts';
import { expectBuilt, shownOutput, test, writeFile } from '../../support/lab-page.ts';

const PACKAGES = path.join(projectRoot, 'examples/node_modules');
/** The lab does not have acorn, so it stays an import. */
const SOURCE = `import { parse } from 'acorn';
export const total = (list: number[]): number => list.reduce((sum, one) => sum + one, 0);
export const read = (code: string) => parse(code, { ecmaVersion: 'latest' });
`;

test('a downloaded project builds with the installed Rslib, to the files that the lab shows', async ({
  builtLab: page,
}) => {
  expect(existsSync(path.join(PACKAGES, '@rslib/core')), 'Run first: npm ci --prefix examples').toBe(true);
  // The panel draws only the lines in view.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await writeFile(page, 'src/index.ts', SOURCE);
  await expect(shownOutput(page)).toContainText('const total = ');
  await expectBuilt(page);
  const shown: Record<string, string> = {};
  for (const name of ['dist/index.js', 'dist/index.cjs']) {
    await page.locator('.lab-output-list').getByRole('button', { name }).click();
    await expect(shownOutput(page)).toHaveAttribute('aria-label', new RegExp(name));
    shown[name] = (await shownOutput(page).locator('.cm-line').allTextContents()).join('\n');
  }
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const archive = await readFile(await (await downloading).path());
  const parent = await mkdtemp(path.join(os.tmpdir(), 'lab-download-'));
  for (const [name, text] of Object.entries(unzip(archive))) {
    mkdirSync(path.dirname(path.join(parent, name)), { recursive: true });
    writeFileSync(path.join(parent, name), text);
  }
  const folder = path.join(parent, 'rslib-project');
  // What `npm install` would bring: the lab has the versions of the examples.
  symlinkSync(PACKAGES, path.join(folder, 'node_modules'), 'junction');
  const isWindows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    shell: isWindows,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
  for (const [name, text] of Object.entries(shown))
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(text);
  await rm(parent, { recursive: true });
});
