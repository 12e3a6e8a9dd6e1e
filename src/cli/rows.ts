import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { formatCoverage, rowCoverage } from './rows/row-coverage.ts';
import { parseSpecRows } from './rows/spec-rows.ts';
import { readTests } from './rows/test-titles.ts';
import { command } from './command.ts';

const HELP = `Lists which rows of the specification have a test with their ID in its title.

  --missing IDS    fail if one of these has no test, for example "S1, S2"
`;

void command({
  help: HELP,
  options: { missing: { type: 'string' } },
  run: (values, { engineRoot }) => {
    const rows = parseSpecRows(readFileSync(path.join(engineRoot, 'tests/spec-rows.md'), 'utf8'));
    const coverage = rowCoverage(rows, readTests(engineRoot, ['src', 'scripts', 'tests']));

    if (values.missing === undefined) {
      console.log(formatCoverage(coverage));
    } else {
      const withTest = new Set(
        coverage.rows.filter(({ tests }) => tests.length > 0).map(({ row }) => row.id),
      );
      const missing = values.missing.split(/[\s,]+/).filter((id) => id !== '' && !withTest.has(id));
      if (missing.length > 0) {
        console.error(
          `No test has these rows in its title: ${missing.join(', ')}. Write one titled "[${missing[0]}] …" for each.`,
        );
        process.exitCode = 1;
      }
    }
  },
});
