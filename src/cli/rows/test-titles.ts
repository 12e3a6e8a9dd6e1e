import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Visitor, parseSync } from 'rolldown/utils';

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);

const TEST_FILE = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
const NOT_OURS = /(?:^|\/)(?:node_modules|fixtures)\//;

/** The code of the test files in some folders, by file. */
export function readTests(engineRoot: string, folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(engineRoot, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => TEST_FILE.test(name) && !NOT_OURS.test(name)),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(engineRoot, file), 'utf8')]));
}

/** The part of a syntax tree node that this file uses. */
interface Node {
  type: string;
  [field: string]: unknown;
}

/**
 * The titles in a test file, and the strings in tables passed to `test.each`, which become part of titles. Leaves out
 * skipped tests, because they verify nothing.
 */
export function testTitles(file: string, code: string): string[] {
  const titles: string[] = [];
  let skipping = 0;
  const { program } = parseSync(file, code);
  new Visitor({
    CallExpression(node) {
      const chain = calleeChain(node.callee);
      if (!isTestCall(chain)) return;
      if (isSkipped(chain)) skipping += 1;
      if (skipping === 0) titles.push(...stringsIn(node.arguments[0]));
    },
    'CallExpression:exit'(node) {
      const chain = calleeChain(node.callee);
      if (isTestCall(chain) && isSkipped(chain)) skipping -= 1;
    },
  }).visit(program);
  return titles;
}

const isTestCall = ([root = '']: string[]) => TEST_FUNCTIONS.has(root);
const isSkipped = (chain: string[]) => chain.some((name) => NOT_RUN.has(name));

/** Splits `test.describe.skip` into its names. Skips over the call in `test.each(table)('title')`. */
function calleeChain(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee['name'])];
  if (callee.type === 'CallExpression') return calleeChain(callee['callee']);
  if (callee.type !== 'MemberExpression' || !isNode(callee['property'])) return [];
  return [...calleeChain(callee['object']), String(callee['property']['name'])];
}

/** Collects the strings in a value. Does not enter functions, because strings inside them are not titles. */
function stringsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value['value'] === 'string' ? [value['value']] : [];
    case 'TemplateLiteral':
      return [quasisOf(value).join('…')];
    case 'ArrayExpression':
      return stringsIn(value['elements']);
    case 'ObjectExpression':
      return stringsIn(value['properties']);
    case 'Property':
      return stringsIn(value['value']);
    case 'TSAsExpression':
      return stringsIn(value['expression']);
    default:
      return [];
  }
}

function quasisOf(template: Node): string[] {
  const quasis = Array.isArray(template['quasis']) ? template['quasis'] : [];
  return quasis.map((quasi: { value: { cooked: string | null } }) => quasi.value.cooked ?? '');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
