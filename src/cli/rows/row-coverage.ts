import { compareText } from '../../model/problem.ts';
import { idsInTitle } from './spec-rows.ts';
import type { SpecRow } from './spec-rows.ts';
import { testTitles } from './test-titles.ts';

export interface RowCoverage {
  row: SpecRow;
  /** `file: title` of each test that carries the row's id. */
  tests: string[];
}

export interface Coverage {
  rows: RowCoverage[];
  /** Tests that name a row that does not exist, most likely a typo. */
  unknown: string[];
}

export function rowCoverage(rows: readonly SpecRow[], testFiles: ReadonlyMap<string, string>): Coverage {
  const byId = new Map(rows.map((row) => [row.id, { row, tests: [] as string[] }]));
  const unknown: string[] = [];
  for (const file of [...testFiles.keys()].sort(compareText)) {
    for (const title of testTitles(file, testFiles.get(file) ?? '')) {
      for (const id of idsInTitle(title)) (byId.get(id)?.tests ?? unknown).push(`${file}: ${title}`);
    }
  }
  return { rows: [...byId.values()], unknown };
}

export function formatCoverage({ rows, unknown }: Coverage): string {
  const driven = rows.filter(({ tests }) => tests.length > 0);
  const missing = rows.filter(({ tests }) => tests.length === 0);
  const blocks = driven.map(({ row, tests }) =>
    [head(row), ...tests.map((name) => `     ${name}`)].join('\n'),
  );
  if (missing.length > 0)
    blocks.push(['Without a test:', ...missing.map(({ row }) => `  ${head(row)}`)].join('\n'));
  if (unknown.length > 0)
    blocks.push(['Tests for rows that do not exist:', ...unknown.map((name) => `  ${name}`)].join('\n'));
  return [...blocks, `${driven.length} of ${rows.length} rows have a test.`].join('\n\n');
}

const LONGEST_TEXT = 90;

function head({ id, text }: SpecRow): string {
  return `${id.padEnd(4)} ${text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text}`;
}
