import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { formatCoverage, rowCoverage } from './rows/row-coverage.ts';
import { parseSpecRows } from './rows/spec-rows.ts';
import { command } from './command.ts';

const TEST_FILE = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
const NOT_OURS = /(?:^|\/)(?:node_modules|fixtures)\//;

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

function readTests(engineRoot: string, folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(engineRoot, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => TEST_FILE.test(name) && !NOT_OURS.test(name)),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(engineRoot, file), 'utf8')]));
}
