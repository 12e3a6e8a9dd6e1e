import type { ElementContent, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

export type HastNode = RootContent | ElementContent;

export function isJsx(node: HastNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
