import type { Root } from 'hast';
import type { Words } from '../../../model/words/words.ts';
import { COMPONENT_TAG } from '../components/lower-jsx.ts';
import { isStatic } from '../syntax/jsx-tree.ts';
import { element } from '../syntax/elements.ts';
import { bodyRows } from './table-parts.ts';

/** From this many rows on, a table is longer than a screen and one looks for a row instead of reading all. */
const ROWS_WITH_FILTER = 20;

/**
 * Puts long tables into the filter that overviews have. Only tables that are blocks of the page itself: an author's component
 * may count its children, and the filter cannot move what React renders.
 */
export function filterTables(tree: Root, words: Words): void {
  let count = 0;
  tree.children = tree.children.map((table) => {
    if (table.type !== 'element' || table.tagName !== 'table') return table;
    if (bodyRows(table).length < ROWS_WITH_FILTER || !isStatic(table)) return table;
    count += 1;
    const props = {
      name: count === 1 ? 'filter' : `filter-${count}`,
      label: words.filter,
      placeholder: words.enterKeyword,
      empty: words.noMatchingRow,
    };
    return { ...element(COMPONENT_TAG, [table]), data: { component: { name: 'Filter', props } } };
  });
}
