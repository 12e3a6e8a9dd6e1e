import path from 'node:path';
import process from 'node:process';
import { checkBudgets } from './budgets/check-budgets.ts';
import { referencePage } from './budgets/reference-page.ts';
import { readSiteManifest } from '../engine/output/hosts/site-manifest.ts';
import { ALLOWANCE } from '../model/constants.ts';
import { command } from './command.ts';

const count = (bytes: number) => bytes.toLocaleString('en').padStart(9);

const HELP =
  'Measures the size of the pages in dist and of a frozen reference page, and fails if one exceeds its limit.';

// The budgets apply to a production build, so measure its stylesheet and shell.
process.env['NODE_ENV'] = 'production';

void command({
  help: HELP,
  options: {},
  run: async (_, { engineRoot, cacheDir }) => {
    const outDir = path.join(engineRoot, 'dist');
    const referenceHtml = await referencePage({
      engineRoot,
      siteDir: engineRoot,
      cacheDir,
    });
    const rows = checkBudgets({ outDir, ...readSiteManifest(outDir), referenceHtml });

    console.log('Bytes after brotli 11, for the largest page of each kind:\n');
    for (const { what, page, bytes, limit } of rows) {
      const sign = bytes > limit ? 'OVER' : 'ok  ';
      console.log(`${sign} ${count(bytes)} of ${count(limit)}  ${what}  (${page})`);
    }
    console.log(
      `\nNot in these: a page fetches ${count(ALLOWANCE.likely).trim()} bytes of other pages ahead at most, ${count(ALLOWANCE.pointed).trim()} if the reader points at links.`,
    );
    const over = rows.filter(({ bytes, limit }) => bytes > limit);
    if (over.length > 0) {
      console.error(
        `\n${over.length} over budget. Find what grew and make it smaller. Do not raise the limits.`,
      );
      process.exitCode = 1;
    }
  },
});
