import type { ElementContent, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

export type HastNode = RootContent | ElementContent;

export function isJsx(node: HastNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Checks whether a tag is an element of HTML and not a component. */
export function isHtmlName(name: string): boolean {
  return /^[a-z][^.]*$/.test(name);
}
