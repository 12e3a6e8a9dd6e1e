import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { walkElements } from '../syntax/walk.ts';
import { breakLongNames } from './long-names.ts';

/** Length that fits on one line at the narrowest width, even in a wide font. */
const LONGEST_UNBROKEN = 26;

/**
 * Marks long inline code, which may break, and lets long names in it break after their dots: in a table, they would
 * push the next column out of sight. Short code never breaks, although `--no-dts` could at its dashes.
 */
export function markLongInlineCode(tree: Root): void {
  const blocks = new Set<unknown>();
  walkElements(tree, (element) => {
    if (element.tagName === 'pre') for (const child of element.children) blocks.add(child);
    const isInline =
      element.tagName === 'code' && !blocks.has(element) && element.properties['className'] === undefined;
    if (!isInline || toString(element).length <= LONGEST_UNBROKEN) return;
    element.properties['className'] = ['long'];
    breakLongNames(element, LONGEST_UNBROKEN);
  });
}
