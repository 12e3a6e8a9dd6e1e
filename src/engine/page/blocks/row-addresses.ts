import { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { isStatic } from '../syntax/jsx-tree.ts';
import { visibleText } from '../syntax/visible-text.ts';
import { walkElements } from '../syntax/walk.ts';
import { anchorLink } from './headings.ts';
import { bodyRows, cellsOf } from './table-parts.ts';

declare module 'hast' {
  interface ElementData {
    /** A table whose rows stay as they are. */
    hasNoAddresses?: boolean;
  }
}

/** From this many rows on, readers share a row rather than the table. */
const ROWS_WITH_ADDRESS = 8;
const LONGEST_ADDRESS = 60;

/**
 * Gives the rows of long tables an id and a link to it, named after the first cell. A row whose first cell is a link, or
 * has an id, has an address already.
 */
export function addressRows(tree: Root, anchors: Set<string>): void {
  walkElements(tree, (table) => {
    if (table.tagName !== 'table' || table.data?.hasNoAddresses === true) return;
    const rows = bodyRows(table);
    if (rows.length < ROWS_WITH_ADDRESS) return;
    for (const row of rows) {
      const [cell] = cellsOf(row);
      const name = cell === undefined || hasAddress(cell) ? '' : rowName(visibleText(cell));
      if (cell === undefined || name === '' || row.properties['id'] !== undefined) continue;
      const id = freeId(name, anchors);
      anchors.add(id);
      row.properties['id'] = id;
      cell.children.push(anchorLink(id));
    }
  });
}

function hasAddress(cell: Element): boolean {
  let found = !isStatic(cell);
  walkElements(cell, ({ tagName, properties }) => {
    found ||= tagName === 'a' || properties['id'] !== undefined;
  });
  return found;
}

/** Signs divide words, as in `@scope/name`. The text of a message, which may be a sentence, is cut after a word. */
function rowName(text: string): string {
  const name = slug(text.replaceAll(/[^\p{L}\p{N}_]+/gu, ' ').trim());
  return name.length <= LONGEST_ADDRESS ? name : name.slice(0, LONGEST_ADDRESS + 1).replace(/-[^-]*$/, '');
}

/** The prefix keeps rows apart from headings, also from later ones, and from the shell. Numbers are for equal first cells. */
function freeId(name: string, anchors: ReadonlySet<string>): string {
  let id = `row-${name}`;
  for (let count = 2; anchors.has(id); count++) id = `row-${name}-${count}`;
  return id;
}
