import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { walkElements } from '../syntax/walk.ts';

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
    element.children = element.children.flatMap(breakAfterDots);
  });
}

function breakAfterDots(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || !node.value.split(/\s/).some(isLongName)) return [node];
  const pause: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  return node.value
    .split(/(?<=\w\.)(?=\w)/)
    .flatMap((value, index) => [...(index > 0 ? [pause] : []), { type: 'text' as const, value }]);
}

function isLongName(word: string): boolean {
  return word.length > LONGEST_UNBROKEN && word.includes('.');
}
