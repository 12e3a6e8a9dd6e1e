import type { Element, Root } from 'hast';
import { walkElements } from '../syntax/walk.ts';

/** Puts each table in a box that scrolls, so the table itself can be as wide as the text. */
export function boxTables(tree: Root): void {
  const tables: Element[] = [];
  walkElements(tree, (element) => {
    if (element.tagName === 'table') tables.push(element);
  });
  for (const table of tables) {
    const inside = { ...table };
    delete table.data;
    table.tagName = 'div';
    table.properties = { className: ['table'] };
    table.children = [inside];
  }
}
