import type { Element, ElementContent, Root } from 'hast';
import { walkElements } from '../syntax/walk.ts';

/** Length that fits on one line of a heading at the narrowest width. */
const LONGEST_IN_HEADING = 14;

/** Lets long names in headings break after their dots: on a phone, `performance.removeConsole` would break anywhere. */
export function breakNamesInHeadings(tree: Root): void {
  walkElements(tree, (element) => {
    if (/^h[1-6]$/.test(element.tagName)) breakLongNames(element, LONGEST_IN_HEADING);
  });
}

/** Lets names in the text of an element that are longer than a limit break after their dots. */
export function breakLongNames(element: Element, longest: number): void {
  element.children = element.children.flatMap((node) => breakAfterDots(node, longest));
}

function breakAfterDots(node: ElementContent, longest: number): ElementContent[] {
  const isLongName = (word: string) => word.length > longest && word.includes('.');
  if (node.type !== 'text' || !node.value.split(/\s/).some(isLongName)) return [node];
  const pause: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  return node.value
    .split(/(?<=\w\.)(?=\w)/)
    .flatMap((value, index) => [...(index > 0 ? [pause] : []), { type: 'text' as const, value }]);
}
