import type { Element } from 'hast';
import { walkElements } from '../syntax/walk.ts';

export function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  walkElements(table, (element) => {
    if (element.tagName === 'tr') rows.push(element);
  });
  return rows;
}

export function bodyRows(table: Element): Element[] {
  return table.children.flatMap((part) =>
    part.type === 'element' && part.tagName === 'tbody' ? rowsOf(part) : [],
  );
}

export function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}
