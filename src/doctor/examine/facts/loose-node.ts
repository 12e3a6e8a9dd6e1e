import type { Node } from 'acorn';

/** Any node of the tree: its fields are read by name and looked at before use. */
export type Loose = Node & Record<string, unknown>;

export function isNode(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function stringIn(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string'
    ? value['value']
    : undefined;
}

/** `kit` for `window.kit` and `window['kit']`. */
export function propertyOf(member: Loose): string | undefined {
  const { property, computed } = member;
  if (computed === true) return stringIn(property);
  return isNode(property) && typeof property['name'] === 'string' ? property['name'] : undefined;
}
