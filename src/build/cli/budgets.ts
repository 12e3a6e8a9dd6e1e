import path from 'node:path';
import process from 'node:process';
import { BUDGETS, checkBudgets } from '../budgets/check-budgets.ts';
import { readSiteManifest } from '../serve/site-manifest.ts';
import { command } from './command.ts';

declare const __ENGINE_ROOT__: string;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(8);

const HELP = 'Weighs the pages in dist and fails where one is heavier than its limit.';

void command({
  help: HELP,
  options: {},
  run: () => {
    const outDir = path.join(__ENGINE_ROOT__, 'dist');
    const rows = checkBudgets(outDir, readSiteManifest(outDir).base);

    console.log('Brotli 11, the heaviest page of each kind:\n');
    for (const { what, page, bytes, limit } of rows) {
      const sign = bytes > limit ? 'OVER' : 'ok  ';
      console.log(`${sign} ${kilobytes(bytes)} of ${kilobytes(limit)}  ${what}  (${page})`);
    }
    const over = rows.filter(({ bytes, limit }) => bytes > limit);
    if (!rows.some(({ page }) => page === BUDGETS.referencePage.file)) {
      console.error(`\nThe reference page ${BUDGETS.referencePage.file} is missing from the build.`);
      process.exitCode = 1;
    }
    if (over.length > 0) {
      console.error(`\n${over.length} over budget. Find what grew and make it smaller; the limits stay.`);
      process.exitCode = 1;
    }
  },
});
