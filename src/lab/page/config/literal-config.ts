import {
  childrenOf,
  exportedNode,
  lineAt,
  parseConfig,
  syntaxFaultIn,
  textOf,
  unwrapped,
} from './config-tree.ts';
import type { ConfigNode, SyntaxFault } from './config-tree.ts';
import { regExpOf, stringOf } from './literal-text.ts';

export type ReadConfig =
  | { kind: 'literal'; value: unknown }
  /** Contains code, which runs only with the reader's consent. */
  | { kind: 'code'; line: number; code: string | undefined }
  | { kind: 'broken'; fault: SyntaxFault };

/** The only import that a configuration made of literals needs. */
const OWN_IMPORT = /^import\s*\{\s*defineConfig\s*,?\s*\}\s*from\s*(['"])@rslib\/core\1;?$/;
const TYPE_IMPORT = /^import\s+type\b/;
const LITERALS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

/** Reads the value of a configuration that consists of literals. Nothing in it is evaluated. */
export function readLiteralConfig(code: string): ReadConfig {
  const tree = parseConfig(code);
  const fault = syntaxFaultIn(tree, code);
  if (fault !== undefined) return { kind: 'broken', fault };
  try {
    for (const statement of childrenOf(tree.topNode)) checkStatement(statement, code);
    const exported = exportedNode(tree);
    if (!exported) throw new CodeFound(tree.topNode);
    return { kind: 'literal', value: valueOf(exported, code) };
  } catch (found) {
    if (!(found instanceof CodeFound)) throw found;
    return { kind: 'code', line: lineAt(code, found.node.from), code: found.code };
  }
}

class CodeFound extends Error {
  constructor(
    readonly node: ConfigNode,
    readonly code?: string,
  ) {
    super(code);
  }
}

function checkStatement(statement: ConfigNode, code: string): void {
  const text = textOf(statement, code);
  const isHarmless =
    statement.name === 'ImportDeclaration'
      ? OWN_IMPORT.test(text) || TYPE_IMPORT.test(text)
      : statement.name === 'ExportDeclaration' && childrenOf(statement)[1]?.name === 'default';
  if (!isHarmless) throw new CodeFound(statement, shortened(text));
}

function valueOf(node: ConfigNode, code: string): unknown {
  const inner = unwrapped(node, code);
  const text = textOf(inner, code);
  switch (inner.name) {
    case 'ObjectExpression':
      return objectOf(inner, code);
    case 'ArrayExpression':
      return listOf(inner, code);
    case 'String':
      return stringOf(text);
    case 'TemplateString':
      if (childrenOf(inner).some(({ name }) => name === 'Interpolation')) break;
      return stringOf(text);
    case 'Number': {
      const number = Number(text.replaceAll('_', ''));
      if (Number.isNaN(number)) break;
      return number;
    }
    case 'RegExp': {
      const pattern = regExpOf(text);
      if (!pattern) break;
      return pattern;
    }
    case 'UnaryExpression':
      return signed(inner, code);
    default:
      if (LITERALS.has(text)) return LITERALS.get(text);
  }
  throw new CodeFound(inner, shortened(text));
}

function signed(node: ConfigNode, code: string): number {
  const [sign, operand] = childrenOf(node);
  const isNumber = operand?.name === 'Number';
  if (!sign || !isNumber || !['-', '+'].includes(textOf(sign, code)))
    throw new CodeFound(node, shortened(textOf(node, code)));
  const number = valueOf(operand, code) as number;
  return textOf(sign, code) === '-' ? -number : number;
}

function listOf(node: ConfigNode, code: string): unknown[] {
  const list: unknown[] = [];
  let isAfterItem = false;
  for (const part of childrenOf(node).slice(1, -1)) {
    const isComma = part.name === ',';
    // Two commas in a row are a hole, which no configuration needs.
    if (isComma !== isAfterItem || part.name === 'Spread')
      throw new CodeFound(part, shortened(textOf(node, code)));
    if (!isComma) list.push(valueOf(part, code));
    isAfterItem = !isComma;
  }
  return list;
}

function objectOf(node: ConfigNode, code: string): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const property of childrenOf(node)) {
    if (property.name !== 'Property') continue;
    const [key, colon, value, ...more] = childrenOf(property);
    const name = key && keyOf(key, code);
    const isPlain = colon?.name === ':' && value && more.length === 0;
    if (name === undefined || !isPlain) throw new CodeFound(property, shortened(textOf(property, code)));
    object[name] = valueOf(value, code);
  }
  return object;
}

/** Returns the name of a property, unless it is computed or changes the object's prototype. */
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

/** Returns the start of a piece of code for a sentence. */
function shortened(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length < text.length || line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line;
}
