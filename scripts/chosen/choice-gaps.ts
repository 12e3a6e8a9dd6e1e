import { rowCoverage } from '../../src/cli/rows/row-coverage.ts';
import type { SpecRow } from '../../src/cli/rows/spec-rows.ts';
import type { BrowserTest } from './browser-tests.ts';

export interface Wanted {
  rows: readonly SpecRow[];
  /** Tags of the types of pages. */
  tags: readonly string[];
  /** Code of the unit tests by file. All of them run anyway. */
  unitTests: ReadonlyMap<string, string>;
}

/** What part of the browser tests `npm test` may run. */
const LARGEST_SHARE = 1 / 3;

export const isTooLarge = (chosen: number, all: number): boolean => chosen > all * LARGEST_SHARE;

/** Lists the rows and types of pages that neither a chosen browser test nor a unit test has. */
export function choiceGaps(chosen: readonly BrowserTest[], { rows, tags, unitTests }: Wanted): string[] {
  const known = new Set(chosen.flatMap(({ ids }) => ids));
  const others = rows.filter(({ id }) => !known.has(id));
  return [
    ...tags.filter((tag) => !known.has(tag.slice(1))),
    ...rowCoverage(others, unitTests).rows.flatMap(({ row, tests }) => (tests.length > 0 ? [] : row.id)),
  ];
}
