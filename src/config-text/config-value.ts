import { childrenOf, textOf, unwrapped } from './config-tree.ts';
import type { ConfigNode } from './config-tree.ts';
import { regExpOf, stringOf } from './literal-text.ts';

export type Literal = string | number | boolean | RegExp | null | undefined;

/** An expression of a configuration, as far as it can be read without running anything. */
export type ConfigValue =
  | { kind: 'literal'; value: Literal; node: ConfigNode }
  | { kind: 'list'; items: ListItem[]; node: ConfigNode }
  | { kind: 'object'; entries: ObjectEntry[]; node: ConfigNode }
  /** Everything else. */
  | { kind: 'code'; node: ConfigNode };

export type ListItem = ConfigValue | { kind: 'spread'; of: ConfigNode; node: ConfigNode };

export type ObjectEntry =
  | { kind: 'property'; name: string; value: ConfigValue; node: ConfigNode }
  | { kind: 'spread'; of: ConfigNode; node: ConfigNode }
  /** A computed name, a method, an accessor, a name without a value, or `__proto__`. */
  | { kind: 'code'; node: ConfigNode };

const NAMED = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

/** Reads an expression. What has no effect on its value, such as `satisfies`, is skipped. */
export function readValue(wrapped: ConfigNode, code: string): ConfigValue {
  const node = unwrapped(wrapped, code);
  if (node.name === 'ObjectExpression') return { kind: 'object', entries: entriesOf(node, code), node };
  if (node.name === 'ArrayExpression') {
    const items = itemsOf(node, code);
    return items ? { kind: 'list', items, node } : { kind: 'code', node };
  }
  const literal = literalOf(node, code);
  return literal ? { kind: 'literal', value: literal.value, node } : { kind: 'code', node };
}

/** Wrapped, because `undefined` is a value too. */
function literalOf(node: ConfigNode, code: string): { value: Literal } | undefined {
  const text = textOf(node, code);
  switch (node.name) {
    case 'String':
      return { value: stringOf(text) };
    case 'TemplateString':
      return childrenOf(node).some(({ name }) => name === 'Interpolation')
        ? undefined
        : { value: stringOf(text) };
    case 'Number': {
      const number = Number(text.replaceAll('_', ''));
      return Number.isNaN(number) ? undefined : { value: number };
    }
    case 'RegExp': {
      const pattern = regExpOf(text);
      return pattern && { value: pattern };
    }
    case 'UnaryExpression':
      return signed(node, code);
    default:
      return NAMED.has(text) ? { value: NAMED.get(text) } : undefined;
  }
}

function signed(node: ConfigNode, code: string): { value: Literal } | undefined {
  const [sign, operand] = childrenOf(node);
  const number = operand?.name === 'Number' ? literalOf(operand, code)?.value : undefined;
  if (!sign || typeof number !== 'number') return undefined;
  const text = textOf(sign, code);
  return text === '-' ? { value: -number } : text === '+' ? { value: number } : undefined;
}

/** Undefined if the list has holes, which no configuration needs. */
function itemsOf(node: ConfigNode, code: string): ListItem[] | undefined {
  const items: ListItem[] = [];
  const parts = childrenOf(node).slice(1, -1);
  let isAfterItem = false;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    const isComma = part.name === ',';
    if (isComma !== isAfterItem) return undefined;
    const spread = part.name === 'Spread' ? parts[++at] : undefined;
    if (spread) items.push({ kind: 'spread', of: spread, node: part });
    else if (!isComma) items.push(readValue(part, code));
    isAfterItem = !isComma;
  }
  return items;
}

function entriesOf(node: ConfigNode, code: string): ObjectEntry[] {
  return childrenOf(node)
    .filter(({ name }) => name === 'Property')
    .map((property): ObjectEntry => {
      const [key, second, value, ...more] = partsOfProperty(property);
      if (key?.name === 'Spread' && second) return { kind: 'spread', of: second, node: property };
      const name = key && keyOf(key, code);
      const isPlain = second?.name === ':' && value && more.length === 0;
      return name !== undefined && isPlain
        ? { kind: 'property', name, value: readValue(value, code), node: property }
        : { kind: 'code', node: property };
    });
}

/** A string in brackets is the name itself: `['name']: 1`. */
export function partsOfProperty(property: ConfigNode): ConfigNode[] {
  const [first, key, last, ...others] = childrenOf(property);
  return first?.name === '[' && key?.name === 'String' && last?.name === ']'
    ? [key, ...others]
    : childrenOf(property);
}

/** Undefined if the name is computed or changes the object's prototype. */
export function keyOf(key: ConfigNode, code: string): string | undefined {
  const text = textOf(key, code);
  const name =
    key.name === 'String'
      ? stringOf(text)
      : ['PropertyDefinition', 'Number'].includes(key.name)
        ? text
        : undefined;
  return name === '__proto__' ? undefined : name;
}
