import type { Node } from 'estree';
import type { Root } from 'hast';
import type { Problem } from '../../../model/problem.ts';
import type { PartTag } from '../../../model/render.ts';
import { isHtmlName, isJsx } from '../syntax/jsx-tree.ts';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { walk } from '../syntax/walk.ts';

/** A component that React renders, with its location. */
export interface PagePart extends PartTag, Pick<Problem, 'file' | 'line' | 'column'> {}

/** Lists the components of a page's module in page order, also those that its expressions create. */
export function pageParts(tree: Root, pageName: string): PagePart[] {
  const parts: PagePart[] = [];
  walk(tree, (found) => {
    const node = found as HastNode;
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (node.data?.estree) parts.push(...partsInCode(node.data.estree, node.data.sourceName ?? pageName));
    } else if (isJsx(node) && node.name !== null && !isHtmlName(node.name)) {
      // The theme's own have a prefix that no author can use.
      parts.push(partOf(node.name.replace(/^\$/, ''), node, pageName));
    }
  });
  return parts;
}

export function partOf(name: string, { position, data }: HastNode, pageName: string): PagePart {
  const { line, column } = position?.start ?? {};
  return { name, file: data?.sourceName ?? pageName, line, column };
}

/** The parts of a tag that are needed here. Types of syntax trees know no tags. */
interface Tag {
  type: 'JSXOpeningElement';
  name: { type: string; name: string };
  loc?: Node['loc'];
}

function partsInCode(node: object, file: string): PagePart[] {
  const parts: PagePart[] = [];
  if (isTag(node)) {
    const { name, loc } = node;
    const place = loc ? { line: loc.start.line, column: loc.start.column + 1 } : {};
    parts.push({ name: name.name, isInExpression: true, file, ...place });
  }
  for (const [key, value] of Object.entries(node)) {
    // Elements in attributes belong to the component that gets them.
    if (key === 'attributes' || key === 'loc') continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof child === 'object' && child !== null) parts.push(...partsInCode(child, file));
  }
  return parts;
}

function isTag(node: object): node is Tag {
  const { type, name } = node as Partial<Tag>;
  return type === 'JSXOpeningElement' && name?.type === 'JSXIdentifier' && !isHtmlName(name.name);
}
