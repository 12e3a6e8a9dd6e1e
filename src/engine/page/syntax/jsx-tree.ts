import type { ElementContent, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { Raw } from 'mdast-util-to-hast';

export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Raw HTML is named, so the type of an extension's components has it too. */
export type HastNode = RootContent | ElementContent | Raw;

export function isJsx(node: HastNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

declare module 'unist' {
  interface Data {
    /** The component of the theme that a tag refers to, whatever the file calls it. */
    themeName?: string;
  }
}

/** Checks whether a tag is a component, and none of the theme. */
export function isOwnComponent(node: HastNode): boolean {
  return isJsx(node) && node.name !== null && !isHtmlName(node.name) && node.data?.themeName === undefined;
}

/** Checks whether a tag is an element of HTML and not a component. */
export function isHtmlName(name: string): boolean {
  return /^[a-z][^.]*$/.test(name);
}

/** Checks whether nothing in a node is left for React. */
export function isStatic(node: HastNode): boolean {
  if (isJsx(node) || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return false;
  return !('children' in node) || node.children.every(isStatic);
}
