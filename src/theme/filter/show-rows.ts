/**
 * Hides the rows that do not match. The columns keep the widths they had with all rows, so nothing jumps sideways while
 * somebody types.
 */
export function showRows(table: HTMLTableElement, matches: (text: string) => boolean): number {
  const heads = table.querySelectorAll<HTMLElement>('thead :is(th, td)');
  const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')];
  if (rows.every(({ hidden }) => !hidden)) keepWidths(heads);
  for (const row of rows) row.hidden = !matches(row.textContent);
  const shown = rows.filter(({ hidden }) => !hidden).length;
  if (shown === rows.length) for (const { style } of heads) style.inlineSize = '';
  return shown;
}

function keepWidths(heads: Iterable<HTMLElement>): void {
  const widths = [...heads].map((head) => [head, head.getBoundingClientRect().width] as const);
  for (const [{ style }, width] of widths) style.inlineSize = `${width}px`;
}
