import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { readPath } from '../../../src/doctor/command/read-path.ts';
import { examine } from '../../../src/doctor/examine/examine.ts';
import { readTarball } from '../../../src/doctor/read/read-tarball.ts';
import { FIXTURES, filesOf } from '../../support/doctor-fixtures.ts';
import {
  downloadedReport,
  expectVerdict,
  fixtureTarball,
  giveFiles,
  openDoctor,
} from '../../support/doctor-page.ts';
import { test } from '../../support/test.ts';

/** Healthy packages, and one with a problem of each checker: the lexer of CommonJS finds the third. */
const IDS = ['dual', 'types-last', 'named-exports', 'unlisted-import'];

test('finds in a tarball exactly what the command finds', async ({ page }) => {
  await openDoctor(page);
  for (const id of IDS) {
    await test.step(id, async () => {
      const bytes = fixtureTarball(id);
      const expected = await examine(await readTarball(bytes));
      await giveFiles(page, { [`${id}.tgz`]: bytes });
      await expectVerdict(page, expected.verdict);
      expect(await downloadedReport(page)).toEqual(JSON.parse(JSON.stringify(expected)));
    });
  }
});

test('packs a folder as npm does, without its installed packages', async ({ page }) => {
  const folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'doctor-folder-')), 'kit');
  const files = {
    ...filesOf(FIXTURES['not-packed']!),
    'node_modules/big/index.js': '1',
    '.gitignore': 'notes.txt\n',
    'notes.txt': 'Not packed.\n',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const read = await readPath(folder);
  const expected = await examine(read!);
  expect(expected.findings.map(({ code }) => code)).toContain('FILE_NOT_PUBLISHED');
  await openDoctor(page);
  await page.getByLabel('Choose a folder').setInputFiles(folder);
  await expectVerdict(page, expected.verdict);
  expect(await downloadedReport(page)).toEqual(JSON.parse(JSON.stringify(expected)));
  await rm(path.dirname(folder), { recursive: true });
});
