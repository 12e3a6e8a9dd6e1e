import { parse } from 'acorn';
import type { Program } from 'acorn';
import { MOST_SCRIPT_BYTES } from '../../model/limits.ts';
import { guardOf } from './guard.ts';
import type { Guard } from './guard.ts';
import { isNode, propertyOf, stringIn } from './loose-node.ts';
import type { Loose } from './loose-node.ts';

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
  /** Something handles its failure, so the script goes on without it. */
  isOptional: boolean;
}

const GLOBALS = new Set(['globalThis', 'window', 'self', 'global', 'document']);

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
  const open: { node: Loose; guard: Guard }[] = [{ node: program as unknown as Loose, guard: 'none' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, guard } = next;
    readNode(node, guard, facts);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'type') continue;
      for (const inner of Array.isArray(value) ? value : [value])
        if (isNode(inner)) open.push({ node: inner, guard: guardOf(inner, key, { node, guard }) });
    }
  }
}

function readNode(node: Loose, guard: Guard, facts: ScriptFacts): void {
  const isOptional = guard === 'all';
  if (/^(?:ImportDeclaration|Export(?:Named|All)Declaration)$/.test(node.type)) {
    const source = stringIn(node['source']);
    const { specifiers } = node;
    const isBare = node.type === 'ImportDeclaration' && Array.isArray(specifiers) && specifiers.length === 0;
    if (source !== undefined) facts.imports.push({ source, by: 'import', isBare, isOptional });
  } else if (node.type === 'ImportExpression') {
    const source = stringIn(node['source']);
    const isHandled = guard !== 'none';
    if (source !== undefined)
      facts.imports.push({ source, by: 'dynamic import', isBare: false, isOptional: isHandled });
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
    const name = propertyOf(node);
    if (name === undefined) return undefined;
    path.push(name);
    node = node['object'];
  }
  return node.type === 'Identifier' ? [String(node['name']), ...path.reverse()] : undefined;
}
