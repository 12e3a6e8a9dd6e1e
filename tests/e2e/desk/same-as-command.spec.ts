import path from 'node:path';
import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { readProject } from '../../../src/desk/command/read-project.ts';
import { convert } from '../../../src/desk/convert/convert.ts';
import { reportOf } from '../../../src/desk/convert/report.ts';
import { TOOLS } from '../../../src/desk/tools/tools.ts';
import { downloadedFiles, expectStatus, openDesk } from '../../support/desk-page.ts';
import { projectRoot } from '../../support/built-site.ts';
import { test } from '../../support/test.ts';

const FIXTURES = path.join(projectRoot, 'tests/fixtures/desk');
/** Projects of each tool. */
const EACH = 3;

test('writes exactly what the command writes, for projects of each tool', async ({ page }) => {
  test.slow();
  await openDesk(page);
  const fields = page.locator('input[type=file]');
  for (const { id, name } of TOOLS) {
    const folders = readdirSync(path.join(FIXTURES, id), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(FIXTURES, id, entry.name))
      // The page does not know the files of a project, so it cannot expand patterns.
      .filter((folder) => isSameWithoutFiles(folder));
    expect(folders.length).toBeGreaterThanOrEqual(EACH);
    for (const folder of folders.slice(0, EACH)) {
      await test.step(path.relative(FIXTURES, folder), async () => {
        const input = readProject(folder);
        const expected = convertedFrom(folder);
        await page.getByRole('button', { name: 'Try an example' }).click();
        await page.getByRole('button', { name: 'Clear' }).click();
        await fields.setInputFiles(
          Object.entries({
            ...(input.name !== undefined && { [input.name]: input.config ?? '' }),
            'package.json': input.manifest ?? '',
          }).map(([file, text]) => ({ name: file, mimeType: 'text/plain', buffer: Buffer.from(text) })),
        );
        await expect(page.locator('#desk-config')).toHaveValue(input.config ?? '');
        await expectStatus(page, new RegExp(`^From ${name}: `));
        expect(await downloadedFiles(page)).toEqual({
          'migrated/rslib.config.ts': expected.config,
          'migrated/package.json': expected.manifest,
          'migrated/migration.txt': `${reportOf(expected, input.manifest)}\n`,
        });
      });
    }
  }
});

function convertedFrom(folder: string, hasFiles = true) {
  const { files = [], ...input } = readProject(folder);
  const conversion = convert({ ...input, ...(hasFiles && { files }) });
  if (conversion.kind !== 'converted') throw new Error(`${folder} cannot be converted.`);
  return conversion;
}

function isSameWithoutFiles(folder: string): boolean {
  const { manifest } = readProject(folder);
  const [known, unknown] = [true, false].map((hasFiles) => convertedFrom(folder, hasFiles));
  return manifest !== undefined && JSON.stringify(known) === JSON.stringify(unknown);
}
