import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { COMPONENTS } from '../../model/components.ts';
import type { StaticComponentCall } from '../../model/render.ts';
import { checkProps } from './check-props.ts';
import { reportUnknownComponent } from './imports.ts';
import type { ImportedName } from './imports.ts';
import { literalValue, soleExpression } from './literal-value.ts';
import type { Literal } from './literal-value.ts';
import { report } from './scope.ts';
import type { FileScope } from './scope.ts';

export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
export type HastNode = RootContent | ElementContent;

declare module 'hast' {
  interface ElementData {
    /** Set where nothing in a component has to wait for React. */
    component?: StaticComponentCall;
  }
}

export const COMPONENT_TAG = 'static-component';

export function isJsx(node: HastNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * MDX's own nodes become plain ones wherever their values are known now: `<br />` and `{'text'}` in a page are no
 * reason to ship JavaScript. What is left as JSX or expression is a React part.
 */
export function lowerJsx(tree: Root, imports: Map<string, ImportedName>, scope: FileScope): void {
  tree.children = lowerAll(tree.children, imports, scope);
}

function lowerAll(nodes: HastNode[], imports: Map<string, ImportedName>, scope: FileScope): HastNode[] {
  return nodes.flatMap((node) => {
    if ('children' in node) node.children = lowerAll(node.children, imports, scope) as ElementContent[];
    if (isJsx(node)) return lowerElement(node, imports, scope);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return lowerExpression(node);
    return [node];
  });
}

function lowerExpression(
  node: Extract<HastNode, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
): HastNode[] {
  const expression = soleExpression(node.data?.estree);
  if (expression === null) return [];
  const value = literalValue(expression);
  if (!value || typeof value.literal === 'object') return [node];
  const isShown = typeof value.literal === 'string' || typeof value.literal === 'number';
  return isShown ? [{ type: 'text', value: String(value.literal), position: node.position }] : [];
}

function lowerElement(node: JsxElement, imports: Map<string, ImportedName>, scope: FileScope): HastNode[] {
  if (node.name === null) return node.children;
  const props = literalProps(node);
  if (/^[a-z]/.test(node.name) && !node.name.includes('.')) {
    return props ? [htmlElement(node, node.name, props, scope)] : [node];
  }
  const imported = imports.get(node.name.split('.')[0]!);
  if (!imported) {
    // A name the page exports itself is known to React only.
    if (!imports.has(node.name) && !isLocal(node.name, scope))
      reportUnknownComponent(node.name, node, scope, Object.keys(COMPONENTS));
    return [node];
  }
  if (imported.source !== '@theme') return [node];
  const rule = checkProps(imported.imported, props, node, scope);
  if (!rule?.static || !props) return [node];
  return [
    {
      type: 'element',
      tagName: COMPONENT_TAG,
      properties: {},
      children: node.children,
      position: node.position,
      data: { component: { name: imported.imported, props } },
    },
  ];
}

function isLocal(name: string, scope: FileScope): boolean {
  return scope.localNames.has(name.split('.')[0]!);
}

/** All attributes as values, or nothing when one of them needs React. */
export function literalProps(node: JsxElement): Record<string, Literal> | undefined {
  const props: Record<string, Literal> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === 'string') props[name] = value;
    else {
      const literal = literalValue(soleExpression(value.data?.estree));
      if (!literal) return undefined;
      props[name] = literal.literal;
    }
  }
  return props;
}

function htmlElement(
  node: JsxElement,
  tagName: string,
  props: Record<string, Literal>,
  scope: FileScope,
): Element {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'style') {
      report(scope, node, {
        level: 'warning',
        what: `style= on <${tagName}> has no effect: the site's security policy forbids it.`,
        fix: 'Use a class, or a component of @theme.',
      });
    } else if (typeof value !== 'object') {
      properties[name === 'class' ? 'className' : name === 'for' ? 'htmlFor' : name] = value;
    }
  }
  return {
    type: 'element',
    tagName,
    properties,
    children: node.children,
    position: node.position,
  };
}
