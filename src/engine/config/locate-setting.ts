import { parseSync } from 'rolldown/utils';
import { type Position, positionAt } from '../files/position.ts';
import type { Explanation } from './explain-issue.ts';

/** The parts of the syntax tree used here. */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Finds where a setting is written, as deep as the source shows it. Returns undefined for a computed configuration. */
export function locateSetting(
  source: string,
  fileName: string,
  explanation: Pick<Explanation, 'path' | 'pointAt'>,
): Position | undefined {
  const program = parseSync(fileName, source).program as unknown as Node;
  const body = nodesOf(program['body']);
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  const config = exported === undefined ? undefined : literalOf(asNode(exported['declaration']), body);
  if (config === undefined) return undefined;

  const path = explanation.pointAt === 'parent' ? explanation.path.slice(0, -1) : explanation.path;
  let place = config.start;
  let value: Node | undefined = config;
  for (const [depth, key] of path.entries()) {
    const entry: Entry | undefined = entryOf(value, key, body);
    if (entry === undefined) break;
    place = depth === path.length - 1 && explanation.pointAt === 'key' ? entry.keyStart : entry.value.start;
    value = literalOf(entry.value, body);
  }
  return positionAt(source, place);
}

interface Entry {
  keyStart: number;
  value: Node;
}

function entryOf(node: Node | undefined, key: PropertyKey, body: readonly Node[]): Entry | undefined {
  if (node?.type === 'ArrayExpression' && typeof key === 'number') {
    const element = asNode((node['elements'] as unknown[])[key]);
    return element && { keyStart: element.start, value: element };
  }
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const property of nodesOf(node['properties']).reverse()) {
    if (property.type === 'SpreadElement') {
      const inside = entryOf(literalOf(asNode(property['argument']), body), key, body);
      if (inside !== undefined) return inside;
      continue;
    }
    const value = asNode(property['value']);
    if (value !== undefined && nameOf(asNode(property['key'])) === String(key))
      return { keyStart: property.start, value };
  }
  return undefined;
}

/** Unwraps `defineConfig(…)`, `… as X`, `… satisfies X`, parentheses and top-level constants. */
function literalOf(node: Node | undefined, body: readonly Node[], depth = 0): Node | undefined {
  if (node === undefined || depth > 20) return undefined;
  if (node.type === 'CallExpression') return literalOf(nodesOf(node['arguments'])[0], body, depth + 1);
  if (node.type === 'Identifier') return literalOf(constantNamed(node['name'], body), body, depth + 1);
  const inner = asNode(node['expression']);
  return inner === undefined ? node : literalOf(inner, body, depth + 1);
}

function constantNamed(name: unknown, body: readonly Node[]): Node | undefined {
  for (const statement of body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? asNode(statement['declaration']) : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const declarator of nodesOf(declaration['declarations'])) {
      if (asNode(declarator['id'])?.['name'] === name) return asNode(declarator['init']);
    }
  }
  return undefined;
}

function nameOf(key: Node | undefined): string | undefined {
  const name = key?.type === 'Identifier' ? key['name'] : key?.['value'];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}

function asNode(value: unknown): Node | undefined {
  return typeof value === 'object' && value !== null && 'type' in value ? (value as Node) : undefined;
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.map(asNode).filter((node) => node !== undefined) : [];
}
