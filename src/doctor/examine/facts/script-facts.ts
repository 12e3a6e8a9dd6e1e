import { parse } from 'acorn';
import type { Node, Program } from 'acorn';
import { MOST_SCRIPT_BYTES } from '../../model/limits.ts';

/** What a script says about itself without being run. */
export interface ScriptFacts {
  /** Everything it loads, with the way it does. */
  imports: ScriptImport[];
  /** `'use client'` and the like, at its top. */
  directives: string[];
  hasHashbang: boolean;
  /** Whether it is written as an ES module, as CommonJS, or as neither. */
  syntax: 'esm' | 'cjs' | 'neither';
  /** The first global that it sets when it is loaded, such as `window.kit`. */
  setsGlobal?: string;
  /** Whether loading it does anything else, as far as can be seen. */
  hasEffect: boolean;
}

interface ScriptImport {
  source: string;
  by: 'import' | 'require' | 'dynamic import';
  /** `import './a.css'`, which takes nothing from it. */
  isBare: boolean;
  /** Inside of a `try` with a `catch`: the script goes on without it. */
  isOptional: boolean;
}

const GLOBALS = new Set(['globalThis', 'window', 'self', 'global', 'document']);

/** Any node of the tree: its fields are read by name and looked at before use. */
type Loose = Node & Record<string, unknown>;

/** Reads a script. Returns undefined if it cannot be parsed, such as JSX that a package keeps on purpose. */
export function scriptFacts(code: string): ScriptFacts | undefined {
  if (code.length > MOST_SCRIPT_BYTES) return undefined;
  const program = parsed(code);
  if (!program) return undefined;
  const facts: ScriptFacts = {
    imports: [],
    directives: directivesOf(program),
    hasHashbang: code.startsWith('#!'),
    syntax: 'neither',
    hasEffect: false,
  };
  visit(program, facts);
  const isModule = program.body.some(({ type }) => /^(?:Import|Export)\w*Declaration$/.test(type));
  if (isModule) facts.syntax = 'esm';
  for (const statement of program.body) readTopLevel(statement as Loose, facts);
  return facts;
}

function parsed(code: string): Program | undefined {
  for (const sourceType of ['module', 'script'] as const) {
    try {
      const options = { ecmaVersion: 'latest', sourceType, allowHashBang: true } as const;
      return parse(code, { ...options, allowReturnOutsideFunction: sourceType === 'script' });
    } catch {
      // The next kind may fit: only scripts may use `with` and names such as `await`.
    }
  }
  return undefined;
}

function directivesOf({ body }: Program): string[] {
  return body.flatMap((statement) =>
    statement.type === 'ExpressionStatement' && 'directive' in statement && statement.directive !== undefined
      ? [statement.directive]
      : [],
  );
}

/** Without recursion: a generated file may nest deeper than the stack reaches. */
function visit(program: Program, facts: ScriptFacts): void {
  const open = [{ node: program as unknown as Loose, isOptional: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next;
    readNode(node, next.isOptional, facts);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'type') continue;
      const isOptional = next.isOptional || (key === 'block' && isNode(node['handler']));
      for (const inner of Array.isArray(value) ? value : [value])
        if (isNode(inner)) open.push({ node: inner, isOptional });
    }
  }
}

function isNode(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function readNode(node: Loose, isOptional: boolean, facts: ScriptFacts): void {
  if (/^(?:ImportDeclaration|Export(?:Named|All)Declaration)$/.test(node.type)) {
    const source = stringIn(node['source']);
    const { specifiers } = node;
    const isBare = node.type === 'ImportDeclaration' && Array.isArray(specifiers) && specifiers.length === 0;
    if (source !== undefined) facts.imports.push({ source, by: 'import', isBare, isOptional });
  } else if (node.type === 'ImportExpression') {
    const source = stringIn(node['source']);
    if (source !== undefined) facts.imports.push({ source, by: 'dynamic import', isBare: false, isOptional });
  } else if (
    node.type === 'CallExpression' &&
    isNode(node['callee']) &&
    node['callee']['name'] === 'require'
  ) {
    const [argument] = Array.isArray(node['arguments']) ? node['arguments'] : [];
    const source = stringIn(argument);
    if (source !== undefined) facts.imports.push({ source, by: 'require', isBare: false, isOptional });
    facts.syntax = 'cjs';
  } else if (node.type === 'MemberExpression' && isCommonJs(node)) facts.syntax = 'cjs';
}

function isCommonJs(node: Loose): boolean {
  const object = isNode(node['object']) ? node['object'] : undefined;
  const property = isNode(node['property']) ? node['property'] : undefined;
  return (
    object?.['name'] === 'exports' || (object?.['name'] === 'module' && property?.['name'] === 'exports')
  );
}

function stringIn(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string'
    ? value['value']
    : undefined;
}

/** Reads what a statement does when the file is loaded. Calls marked as pure are seen as effects too. */
function readTopLevel(statement: Loose, facts: ScriptFacts): void {
  const expression = isNode(statement['expression']) ? statement['expression'] : undefined;
  if (statement.type !== 'ExpressionStatement' || !expression || 'directive' in statement) return;
  if (expression.type !== 'AssignmentExpression') {
    facts.hasEffect ||= expression.type === 'CallExpression' && !describesExports(expression);
    return;
  }
  const target = isNode(expression['left']) ? expression['left'] : undefined;
  const path = target && pathOf(target);
  if (path === undefined) return;
  const [first = '', ...rest] = path;
  if (GLOBALS.has(first) && rest.length > 0) facts.setsGlobal ??= path.join('.');
  else if (rest.includes('prototype') && /^[A-Z]/.test(first) && isBuiltIn(first))
    facts.setsGlobal ??= path.join('.');
}

const BUILT_INS = [
  'Array',
  'String',
  'Object',
  'Number',
  'Promise',
  'Function',
  'Element',
  'HTMLElement',
  'Date',
];
const isBuiltIn = (name: string): boolean => BUILT_INS.includes(name);

/** `Object.defineProperty(exports, …)`, `__exportStar(require('./a'), exports)`: calls that only fill `exports`. */
function describesExports(call: Loose): boolean {
  const given = Array.isArray(call['arguments']) ? call['arguments'] : [];
  return given.some(
    (each: unknown) =>
      isNode(each) && (each['name'] === 'exports' || (each.type === 'MemberExpression' && isCommonJs(each))),
  );
}

/** `['window', 'kit']` for `window.kit` and `window['kit']`. Without recursion: a generated path may be very long. */
function pathOf(target: Loose): string[] | undefined {
  const path: string[] = [];
  let node = target;
  while (node.type === 'MemberExpression' && isNode(node['object']) && isNode(node['property'])) {
    const name = node['computed'] === true ? stringIn(node['property']) : node['property']['name'];
    if (typeof name !== 'string') return undefined;
    path.push(name);
    node = node['object'];
  }
  return node.type === 'Identifier' ? [String(node['name']), ...path.reverse()] : undefined;
}
