import type { Root } from 'hast';
import type { Problem } from '../../../model/problem.ts';
import { isHtmlName, isJsx } from '../syntax/jsx-tree.ts';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { walk } from '../syntax/walk.ts';

/** A component that React renders, with its location. */
export interface PagePart extends Pick<Problem, 'file' | 'line' | 'column'> {
  name: string;
}

/** Lists the components of a page's module in page order. */
export function pageParts(tree: Root, pageName: string): PagePart[] {
  const parts: PagePart[] = [];
  walk(tree, (found) => {
    const node = found as HastNode;
    if (!isJsx(node) || node.name === null || isHtmlName(node.name)) return;
    // The theme's own have a prefix that no author can use.
    parts.push(partOf(node.name.replace(/^\$/, ''), node, pageName));
  });
  return parts;
}

export function partOf(name: string, { position, data }: HastNode, pageName: string): PagePart {
  const { line, column } = position?.start ?? {};
  return { name, file: data?.sourceName ?? pageName, line, column };
}
