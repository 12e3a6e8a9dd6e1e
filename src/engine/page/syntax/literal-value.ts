import type { Expression, Node, Program, SpreadElement } from 'estree';

export type Literal = string | number | boolean | null | undefined | Literal[] | { [key: string]: Literal };
export type LiteralResult = { literal: Literal } | undefined;

/** Evaluates an expression of literals only; anything with a name in it is left to React. */
export function literalValue(node: Node | null | undefined): LiteralResult {
  switch (node?.type) {
    case 'Literal': {
      const { value } = node;
      const isPlain = value === null || typeof value !== 'object';
      return isPlain && typeof value !== 'bigint' ? { literal: value } : undefined;
    }
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { literal: node.quasis[0]?.value.cooked ?? '' } : undefined;
    case 'UnaryExpression': {
      const inner = literalValue(node.argument);
      return node.operator === '-' && typeof inner?.literal === 'number'
        ? { literal: -inner.literal }
        : undefined;
    }
    case 'Identifier':
      return node.name === 'undefined' ? { literal: undefined } : undefined;
    case 'ArrayExpression':
      return listValue(node.elements);
    case 'ObjectExpression':
      return objectValue(node.properties);
    default:
      return undefined;
  }
}

/** Creates an expression for a value. */
export function literalExpression(value: Literal): Expression {
  if (value === undefined) return { type: 'Identifier', name: 'undefined' };
  if (typeof value === 'number' && value < 0) {
    return { type: 'UnaryExpression', operator: '-', prefix: true, argument: literalExpression(-value) };
  }
  if (typeof value !== 'object' || value === null) return { type: 'Literal', value };
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(literalExpression) };
  return {
    type: 'ObjectExpression',
    properties: Object.entries(value).map(([key, one]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Literal', value: key },
      value: literalExpression(one),
    })),
  };
}

/** The only expression of an MDX `{…}`; `null` if it contains only a comment. */
export function soleExpression(program: Program | null | undefined): Expression | null | undefined {
  if (!program) return undefined;
  if (program.body.length === 0) return null;
  const [statement] = program.body;
  return program.body.length === 1 && statement?.type === 'ExpressionStatement'
    ? statement.expression
    : undefined;
}

function listValue(elements: readonly (Expression | SpreadElement | null)[]): LiteralResult {
  const values: Literal[] = [];
  for (const element of elements) {
    const value = literalValue(element);
    if (!value) return undefined;
    values.push(value.literal);
  }
  return { literal: values };
}

function objectValue(
  properties: Extract<Expression, { type: 'ObjectExpression' }>['properties'],
): LiteralResult {
  const object: { [key: string]: Literal } = {};
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init') return undefined;
    const value = literalValue(property.value);
    if (!value) return undefined;
    object[keyName(property.key)] = value.literal;
  }
  return { literal: object };
}

function keyName(key: Node): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}
