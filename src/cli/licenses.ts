import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { checkLicenses } from './licenses/check-licenses.ts';
import { lockedPackages } from '../engine/output/packages/locked-packages.ts';
import { command } from './command.ts';

/** The number of packages up to which a row names each one. */
const FEW = 14;

const HELP =
  'Lists the licenses of everything installed for the site, its tests, its examples and its lab, and fails on unknown ones.';

void command({
  help: HELP,
  options: {},
  run: (_, { engineRoot }) => {
    const roots = ['', 'examples', 'examples/consumers', 'lab'].map((folder) =>
      path.join(engineRoot, folder),
    );
    const packages = roots
      .filter((root) => existsSync(path.join(root, 'package-lock.json')))
      .flatMap((root) => lockedPackages(root));
    const { rows, problems } = checkLicenses(packages);
    const width = Math.max(...rows.map(({ license }) => license.length));
    for (const { license, packages: names, reason } of rows) {
      const shown = names.length > FEW ? '' : names.sort().join(', ');
      const told = reason === '' ? shown : `${shown}: ${reason}`;
      console.log(`${license.padEnd(width)}  ${String(names.length).padStart(4)}  ${told}`.trimEnd());
    }
    if (problems.length === 0) return;
    console.error(`\n${problems.join('\n')}`);
    console.error(
      'Read the license. If it is acceptable, add it to NOTED in src/cli/licenses/check-licenses.ts, with the reason.',
    );
    process.exitCode = 1;
  },
});
