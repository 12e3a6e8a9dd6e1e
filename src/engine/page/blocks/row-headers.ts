import type { Element, Root } from 'hast';
import { walkElements } from '../syntax/walk.ts';

/**
 * A table whose first column has no name compares things: the cells of that column name the rows. An empty header cell
 * would be announced as one, so the corner is a plain cell.
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

function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  walkElements(table, (element) => {
    if (element.tagName === 'tr') rows.push(element);
  });
  return rows;
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}
