import { expect } from '@playwright/test';
import { test } from '../../support/test.ts';
import type { Page } from '@playwright/test';
import { expectBuilt, openLab, shownOutput, sourceEditor, writeFile } from '../../support/lab-page.ts';

const source = (name: string) => `export const ${name} = '${name}';\n`;

test('closing the tab in the middle of a build keeps the draft, and a new tab builds it', async ({
  page,
  context,
}) => {
  await openLab(page);
  await writeFile(page, 'src/index.ts', source('kept'));
  await page.getByRole('button', { name: 'Start Rslib' }).click();
  // The first build is the longest one. Its state is awaited frame by frame, so it is not missed.
  await page.waitForFunction(() => document.querySelector('.lab-phase')?.textContent === 'Building');
  await page.close();
  const next = await context.newPage();
  await openLab(next);
  await expect(sourceEditor(next)).toContainText("export const kept = 'kept';");
  await expectBuilt(next);
  await expect(shownOutput(next)).toContainText('const kept = ');
});

test('two tabs build at once, each its own project', async ({ page, context }) => {
  const second = await context.newPage();
  const tabs: [Page, string][] = [
    [page, 'first'],
    [second, 'second'],
  ];
  for (const [tab, name] of tabs) {
    await openLab(tab);
    await writeFile(tab, 'src/index.ts', source(name));
  }
  await Promise.all(tabs.map(([tab]) => tab.getByRole('button', { name: 'Start Rslib' }).click()));
  for (const [tab, name] of tabs) {
    await expectBuilt(tab);
    await expect(shownOutput(tab)).toContainText(`const ${name} = `);
  }
});
