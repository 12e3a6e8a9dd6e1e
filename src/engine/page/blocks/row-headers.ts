import type { Root } from 'hast';
import { walkElements } from '../syntax/walk.ts';
import { cellsOf, rowsOf } from './table-parts.ts';

/**
 * Turns the cells of a first column without a name into row headers, because such a table compares things. The corner
 * becomes a plain cell: an empty header would be announced.
 */
export function nameRows(tree: Root): void {
  walkElements(tree, (table) => {
    if (table.tagName !== 'table') return;
    const [head, ...rows] = rowsOf(table);
    if (!head) return;
    const [corner] = cellsOf(head);
    if (corner?.tagName !== 'th' || corner.children.length > 0) return;
    corner.tagName = 'td';
    for (const cell of cellsOf(head)) if (cell !== corner) cell.properties['scope'] = 'col';
    for (const row of rows) {
      const [cell] = cellsOf(row);
      if (!cell || cell.children.length === 0) continue;
      cell.tagName = 'th';
      cell.properties['scope'] = 'row';
    }
  });
}
