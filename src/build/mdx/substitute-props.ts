import type { Root } from 'hast';
import type { Parent } from 'unist';
import { soleExpression } from './literal-value.ts';
import type { HastNode } from './lower-jsx.ts';
import type { Literal } from './literal-value.ts';
import { walk } from './walk.ts';

/** `{props.name}` in a fragment becomes the value its tag was given. */
export function substituteProps(tree: Root, props: Record<string, Literal>): void {
  walk(tree, (node) => {
    const { children } = node as Partial<Parent>;
    for (const [index, child] of children?.entries() ?? []) {
      const name = propName(child as HastNode);
      if (name === undefined || !children) continue;
      const value = props[name];
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      children[index] = { type: 'text', value: text } as HastNode;
    }
  });
}

function propName(node: HastNode): string | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  const expression = soleExpression(node.data?.estree);
  if (expression?.type !== 'MemberExpression' || expression.computed) return undefined;
  const { object, property } = expression;
  return object.type === 'Identifier' && object.name === 'props' && property.type === 'Identifier'
    ? property.name
    : undefined;
}
