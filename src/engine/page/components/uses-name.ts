import type { Root } from 'hast';
import type { HastNode, JsxElement } from '../syntax/jsx-tree.ts';
import { walk } from '../syntax/walk.ts';

/** Checks whether anything on the page except an import uses the name: a tag, an expression, an export. */
export function usesName(tree: Root, name: string): boolean {
  const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  let isUsed = false;
  walk(tree, (node) => {
    isUsed ||= codeOf(node as HastNode).some((code) => word.test(code));
  });
  return isUsed;
}

function codeOf(node: HastNode): string[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [node.name ?? '', ...node.attributes.map(codeOfAttribute)];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [node.value];
    case 'mdxjsEsm':
      return [node.value.replaceAll(/^import\b[^'"]*['"][^'"]*['"]/gm, '')];
    default:
      return [];
  }
}

function codeOfAttribute(attribute: JsxElement['attributes'][number]): string {
  if (attribute.type !== 'mdxJsxAttribute') return attribute.value;
  return typeof attribute.value === 'object' ? (attribute.value?.value ?? '') : '';
}
