// Small faults put into a source file, one at a time: a test suite that means something notices each of them.
import { parseAst } from 'rolldown/parseAst';
import type { ESTree } from 'rolldown/utils';

export interface Mutant {
  start: number;
  end: number;
  replacement: string;
  line: number;
  /** The code before and after, on one line. */
  what: string;
}

type Node = ESTree.Node;
type Place = Pick<Node, 'start' | 'end'>;
type Rule<Type> = (node: Extract<Node, { type: Type }>, parent: Node, key: string) => void;
type Rules = { [Type in Node['type']]?: Rule<Type> };
type Operation = { left: Place; right: Place; operator: string };
type Condition = ESTree.IfStatement | ESTree.ConditionalExpression | ESTree.WhileStatement;

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
};

const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['trimStart', 'trimEnd'],
  ['trimEnd', 'trimStart'],
  ['indexOf', 'lastIndexOf'],
  ['lastIndexOf', 'indexOf'],
  ['find', 'findLast'],
  ['findIndex', 'findLastIndex'],
  ['push', 'unshift'],
]);

/** Calls that are left out, so that only what they are called on stays. */
const DROPPED_CALLS = new Set(['toLowerCase', 'trim', 'toSorted', 'sort', 'reverse']);

/** Words in them mean nothing while the program runs. */
const WITHOUT_EFFECT = /^(?:TS|Import)|^Export(?:All|Named)Declaration$/;

export function mutantsOf(code: string, file: string): Mutant[] {
  const found: Mutant[] = [];
  const add = ({ start, end }: Place, replacement: string) => {
    const before = code.slice(start, end);
    if (before === replacement) return;
    const line = code.slice(0, start).split('\n').length;
    found.push({ start, end, replacement, line, what: `${shorten(before)} → ${shorten(replacement)}` });
  };
  const textOf = ({ start, end }: Place) => code.slice(start, end);
  const changeOperator = ({ left, right, operator }: Operation) => {
    const other = OPERATORS[operator];
    if (other === undefined) return;
    const start = left.end + code.slice(left.end, right.start).indexOf(operator);
    add({ start, end: start + operator.length }, other);
  };

  function visit(node: Node, parent: Node, key: string): void {
    const body = filledBody(node, parent);
    if (body) add(body, body.type === 'BlockStatement' ? '{}' : '(undefined)');
    if (isCondition(node)) for (const value of conditionsOf(node)) add(node.test, value);
    (RULES[node.type] as Rule<string> | undefined)?.(node, parent, key);
    for (const [name, child] of Object.entries(node)) {
      for (const one of Array.isArray(child) ? (child as unknown[]) : [child])
        if (isNode(one)) visit(one, node, name);
    }
  }

  const RULES: Rules = {
    BinaryExpression: changeOperator,
    LogicalExpression: changeOperator,
    AssignmentExpression: changeOperator,
    UnaryExpression: (node) => {
      if (node.operator === '!' || node.operator === '-') add(node, `(${textOf(node.argument)})`);
    },
    UpdateExpression: (node) => {
      const other = node.operator === '++' ? '--' : '++';
      add(node, node.prefix ? other + textOf(node.argument) : textOf(node.argument) + other);
    },
    Literal: (node, parent, key) => {
      if (key === 'key' && !('computed' in parent && parent.computed)) return;
      if (typeof node.value === 'boolean') add(node, String(!node.value));
      if (typeof node.value === 'string') add(node, node.value === '' ? "'mutant'" : "''");
    },
    TemplateLiteral: (node, parent) => {
      if (parent.type !== 'TaggedTemplateExpression') add(node, '``');
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed)
        return;
      const { name } = callee.property;
      if (DROPPED_CALLS.has(name)) add(node, textOf(callee.object));
      const other = METHODS.get(name);
      if (other !== undefined) add(callee.property, other);
    },
    ExpressionStatement: (node) => add(node, ';'),
    ReturnStatement: (node) => {
      if (node.argument && textOf(node.argument) !== 'undefined') add(node, 'return;');
    },
    ContinueStatement: (node) => add(node, ';'),
    BreakStatement: (node, parent) => {
      if (parent.type !== 'SwitchCase') add(node, ';');
    },
  };

  const program = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  visit(program, program, '');
  return found;
}

function isNode(value: unknown): value is Node {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return typeof value.type === 'string' && isRun(value as Node);
}

/** Whether a node is there at run time; an export of a declaration is looked into, a re-export is not. */
function isRun(node: Node): boolean {
  if (node.type === 'ExportNamedDeclaration') return Boolean(node.declaration);
  const isWrapper = 'expression' in node && node.expression && node.type.startsWith('TS');
  return isWrapper ? true : !WITHOUT_EFFECT.test(node.type);
}

/** Returns the body of a function that has one to take away. */
function filledBody(node: Node, parent: Node): Node | null | undefined {
  const isFunction =
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression';
  if (!isFunction || (parent.type === 'MethodDefinition' && parent.kind === 'constructor')) return undefined;
  const { body } = node;
  return body?.type === 'BlockStatement' && body.body.length === 0 ? undefined : body;
}

function isCondition(node: Node): node is Condition {
  return ['IfStatement', 'ConditionalExpression', 'WhileStatement'].includes(node.type);
}

/** A loop that never ends says nothing about tests. */
function conditionsOf({ type }: Condition): string[] {
  return type === 'WhileStatement' ? ['false'] : ['true', 'false'];
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
