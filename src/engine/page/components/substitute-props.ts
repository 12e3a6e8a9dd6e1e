import type { Program } from 'estree';
import type { ElementContent, Root } from 'hast';
import type { Parent } from 'unist';
import { literalExpression, soleExpression } from '../syntax/literal-value.ts';
import type { Literal } from '../syntax/literal-value.ts';
import { isJsx } from '../syntax/jsx-tree.ts';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { walk } from '../syntax/walk.ts';

export function propsRead(tree: Root): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    for (const program of programsOf(node as HastNode)) {
      replaceIn(program, (name) => {
        names.add(name);
        return undefined;
      });
    }
  });
  return names;
}

/** Replaces `{props.name}` in a fragment, as text or as an attribute value, with the value from its tag. */
export function substituteProps(tree: Root, props: Record<string, Literal>): void {
  walk(tree, (node) => {
    for (const program of programsOf(node as HastNode)) {
      replaceIn(program, (name) =>
        name === 'children'
          ? undefined
          : literalExpression(Object.hasOwn(props, name) ? props[name] : undefined),
      );
    }
  });
}

/** Replaces `{props.children}` with the content between the fragment's tags. */
export function substituteChildren(tree: Root, content: readonly HastNode[]): void {
  walk(tree, (node) => {
    const parent = node as Partial<Parent>;
    if (!parent.children?.some(isChildren)) return;
    parent.children = parent.children.flatMap((child) =>
      isChildren(child) ? structuredClone(content as ElementContent[]) : [child],
    );
  });
}

function isChildren(node: object): boolean {
  const hast = node as HastNode;
  if (hast.type !== 'mdxFlowExpression' && hast.type !== 'mdxTextExpression') return false;
  return propName(soleExpression(hast.data?.estree)) === 'children';
}

/** The code in braces of a node: its own, or that of its attributes. */
export function programsOf(node: HastNode): Program[] {
  const found: (Program | null | undefined)[] = [];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') found.push(node.data?.estree);
  if (isJsx(node)) {
    for (const attribute of node.attributes) {
      const holder = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
      if (typeof holder === 'object' && holder !== null) found.push(holder.data?.estree);
    }
  }
  return found.filter((program) => program !== null && program !== undefined);
}

function replaceIn(value: object, replacement: (name: string) => object | undefined): void {
  for (const [key, inner] of Object.entries(value) as [keyof typeof value, unknown][]) {
    if (typeof inner !== 'object' || inner === null) continue;
    const name = propName(inner);
    const replaced = name === undefined ? undefined : replacement(name);
    if (replaced) Object.assign(value, { [key]: replaced });
    else replaceIn(inner, replacement);
  }
}

/** `name` for a syntax node that reads `props.name`. */
function propName(node: object | null | undefined): string | undefined {
  const { type, object, property, computed } = (node ?? {}) as {
    type?: string;
    object?: { name?: string };
    property?: { name?: string };
    computed?: boolean;
  };
  return type === 'MemberExpression' && computed === false && object?.name === 'props'
    ? property?.name
    : undefined;
}
