import type { Element, Properties } from 'hast';
import type { Node } from 'unist';
import { isHtmlName, isJsx } from '../syntax/jsx-tree.ts';
import type { HastNode, JsxElement } from '../syntax/jsx-tree.ts';

/** A tag as its author wrote it, whether it became HTML or is left to React. */
export interface WrittenTag {
  name: string;
  /** String attributes by lowercase name; those of a component by property name. */
  attributes: Map<string, string>;
  /** Event handlers that are strings, such as `onclick`; functions are React's. */
  handlers: string[];
  /** Name of the component, if it is one of the theme's. */
  component?: string;
}

/** Undefined for text, and for components that are not the theme's. */
export function writtenTag(node: Node): WrittenTag | undefined {
  if (node.type === 'element') return ofElement(node as Element);
  return isJsx(node as HastNode) ? ofJsx(node as JsxElement) : undefined;
}

function ofElement({ tagName, properties, data }: Element): WrittenTag {
  const component = data?.component;
  if (component) {
    const strings = Object.entries(component.props).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { name: component.name, component: component.name, attributes: new Map(strings), handlers: [] };
  }
  const entries = Object.entries(properties).map(([name, value]) => [name, asText(value)] as const);
  return { name: tagName, ...split(entries) };
}

function ofJsx({ name, attributes }: JsxElement): WrittenTag | undefined {
  if (name === null || !isHtmlName(name)) return undefined;
  const entries = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return { name, ...split(entries) };
}

function split(entries: readonly (readonly [string, string])[]): Pick<WrittenTag, 'attributes' | 'handlers'> {
  const plain = entries.map(
    ([name, value]) => [name.replaceAll(/[^a-z]/gi, '').toLowerCase(), value] as const,
  );
  return {
    attributes: new Map(plain),
    handlers: plain.map(([name]) => name).filter((name) => /^on[a-z]{3,}$/.test(name)),
  };
}

function asText(value: Properties[string]): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
