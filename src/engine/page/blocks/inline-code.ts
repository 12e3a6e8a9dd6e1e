import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { walkElements } from '../syntax/walk.ts';

/** Length that fits on one line at the narrowest width. */
const LONGEST_UNBROKEN = 28;

/** Marks long inline code, which may break. Short code never breaks, although `--no-dts` could at its dashes. */
export function markLongInlineCode(tree: Root): void {
  const blocks = new Set<unknown>();
  walkElements(tree, (element) => {
    if (element.tagName === 'pre') for (const child of element.children) blocks.add(child);
    const isInline =
      element.tagName === 'code' && !blocks.has(element) && element.properties['className'] === undefined;
    if (isInline && toString(element).length > LONGEST_UNBROKEN) element.properties['className'] = ['long'];
  });
}
