import type { Cell } from './run-condition.ts';

const PASSED = '✓';
const FAILED = '✗';
const NOT_TESTED = '·';

/** Formats cells as a table with pages as rows and conditions as columns, followed by the failures. */
export function tableOf(cells: readonly Cell[]): string {
  const conditions = [...new Set(cells.map(({ condition }) => condition))];
  const pages = [...new Set(cells.map(({ page }) => page))];
  const width = Math.max(...pages.map(({ length }) => length));
  const signOf = (page: string, condition: string) => {
    const cell = cells.find((one) => one.page === page && one.condition === condition);
    if (cell === undefined) return NOT_TESTED;
    return cell.failure === undefined ? PASSED : FAILED;
  };
  const columns = conditions.map((condition, index) => `${String(index + 1).padStart(2)} ${condition}`);
  const row = (head: string, signs: string[]) =>
    [head.padEnd(width), ...signs.map((sign) => sign.padStart(2))].join(' ');
  const failures = cells.filter(({ failure }) => failure !== undefined);
  return [
    ...columns,
    '',
    row(
      '',
      conditions.map((_, index) => String(index + 1)),
    ),
    ...pages.map((page) =>
      row(
        page,
        conditions.map((condition) => signOf(page, condition)),
      ),
    ),
    '',
    `${PASSED} passed  ${FAILED} failed  ${NOT_TESTED} not tested`,
    ...failures.map(
      ({ page, condition, failure }) => `${FAILED} ${page} × ${condition}: ${firstLineOf(failure)}`,
    ),
    `${cells.length - failures.length} of ${cells.length} passed: ${pages.length} pages, ${conditions.length} conditions`,
  ].join('\n');
}

const firstLineOf = (text = '') => text.split('\n')[0] ?? '';
