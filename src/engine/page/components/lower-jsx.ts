import type { Element, ElementContent, Properties, Root } from 'hast';
import type { ComponentRule } from '../../../model/component-rule.ts';
import type { StaticComponentCall } from '../../../model/render.ts';
import { checkChildren } from './check-children.ts';
import { checkProps } from './check-props.ts';
import { reportUnknownComponent } from './imports.ts';
import type { ImportedName } from './imports.ts';
import { isHtmlName, isJsx, isOwnComponent } from '../syntax/jsx-tree.ts';
import type { HastNode, JsxElement } from '../syntax/jsx-tree.ts';
import { literalValue, soleExpression } from '../syntax/literal-value.ts';
import type { Literal } from '../syntax/literal-value.ts';
import type { FileScope } from '../context/scope.ts';
import { reportStyle } from './style-attribute.ts';

declare module 'hast' {
  interface ElementData {
    /** A component of the theme with static properties: rendered at build time if its content is static as well. */
    component?: StaticComponentCall;
    /** Written as a tag within a line. */
    isInline?: boolean;
  }
  interface TextData {
    /** The expression it was written as, if that has another value than the text. */
    written?: Extract<HastNode, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;
  }
}

export const COMPONENT_TAG = 'static-component';

/**
 * Converts MDX nodes to plain ones if their values are static: `<br />` and `{'text'}` are no reason to ship
 * JavaScript. Remaining JSX and expressions are React parts.
 */
export function lowerJsx(tree: Root, names: KnownNames, scope: FileScope): void {
  tree.children = lowerAll(tree.children, names, scope);
}

/** What names in tags can refer to. */
export interface KnownNames {
  imports: Map<string, ImportedName>;
  /** Components of `@theme`. */
  components: Readonly<Record<string, ComponentRule>>;
}

function lowerAll(nodes: HastNode[], names: KnownNames, scope: FileScope, isInOwn = false): HastNode[] {
  return nodes.flatMap((node) => {
    if ('children' in node)
      node.children = lowerAll(node.children, names, scope, isOwnComponent(node)) as ElementContent[];
    if (isJsx(node)) return lowerElement(node, names, scope);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      return lowerExpression(node, isInOwn);
    return [node];
  });
}

/** An author's component can tell `{1}` from text, and counts what is not shown. */
function lowerExpression(
  node: Extract<HastNode, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  isInOwn: boolean,
): HastNode[] {
  const expression = soleExpression(node.data?.estree);
  if (expression === null) return [];
  const value = literalValue(expression);
  if (!value || (typeof value.literal === 'object' && value.literal !== null)) return [node];
  const isShown = typeof value.literal === 'string' || typeof value.literal === 'number';
  if (!isShown) return isInOwn ? [node] : [];
  const written = isInOwn && typeof value.literal === 'number' ? { data: { written: node } } : {};
  return [{ type: 'text', value: String(value.literal), position: node.position, ...written }];
}

function lowerElement(node: JsxElement, { imports, components }: KnownNames, scope: FileScope): HastNode[] {
  const { name } = node;
  if (name === null) return node.children;
  if (isHtmlName(name)) return [lowerHtml(node, name, scope)];
  const themeName = node.data?.themeName;
  if (themeName === undefined) {
    const [first = ''] = name.split('.');
    // Only React knows names the page exports itself.
    if (!imports.has(first) && !scope.localNames.has(first))
      reportUnknownComponent(name, node, scope, Object.keys(components));
    return [node];
  }
  const props = literalProps(node);
  const rule = checkProps(themeName, props, { node, scope, components });
  if (rule) checkChildren(themeName, rule, node, scope);
  if (!rule?.static || !props) return [node];
  return [element(node, COMPONENT_TAG, {}, { component: { name: themeName, props } })];
}

function lowerHtml(node: JsxElement, tagName: string, scope: FileScope): HastNode {
  const hasStyle = node.attributes.some(isStyle);
  if (hasStyle) {
    reportStyle(tagName, node, scope);
    node.attributes = node.attributes.filter((attribute) => !isStyle(attribute));
  }
  const props = literalProps(node);
  if (!props) return node;
  const properties: Properties = {};
  for (const [name, value] of Object.entries(props)) {
    // Leave `dangerouslySetInnerHTML={{ … }}` and the like to React.
    if (typeof value === 'object' && value !== null) return node;
    if (name !== 'key') properties[HTML_NAMES[name] ?? name] = htmlValue(name, value);
  }
  return element(node, tagName, properties);
}

function isStyle(attribute: JsxElement['attributes'][number]): boolean {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === 'style';
}

const HTML_NAMES: Record<string, string | undefined> = { class: 'className', for: 'htmlFor' };

/**
 * Converts an attribute value. `aria-hidden` alone means "true", as in React; in HTML it would have no effect. An id is
 * always a string, as in `id={1}`.
 */
function htmlValue(name: string, value: Exclude<Literal, object>): Properties[string] {
  if (name === 'id' && value !== null && value !== undefined) return value === true ? '' : String(value);
  return typeof value === 'boolean' && /^(?:aria|data)-/.test(name) ? String(value) : value;
}

function element(
  { children, position, type }: JsxElement,
  tagName: string,
  properties: Properties,
  data?: Element['data'],
): Element {
  const isInline = type === 'mdxJsxTextElement';
  return { type: 'element', tagName, properties, children, position, data: { ...data, isInline } };
}

/** Undefined if one of the attributes needs React. */
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
