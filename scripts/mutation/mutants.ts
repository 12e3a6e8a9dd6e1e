// Small faults to inject into a source file, one at a time. A good test suite catches each of them.
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

/** Methods whose calls are replaced by the object they are called on. */
const DROPPED_CALLS = new Set(['toLowerCase', 'trim', 'toSorted', 'sort', 'reverse']);

/** Nodes that have no effect at run time. */
const WITHOUT_EFFECT = /^(?:TS|Import)|^Export(?:All|Named)Declaration$/;

/** Returns every fault that can be injected into the code. */
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

/** Returns whether a node exists at run time. An exported declaration does; a re-export is skipped. */
function isRun(node: Node): boolean {
  if (node.type === 'ExportNamedDeclaration') return Boolean(node.declaration);
  const isWrapper = 'expression' in node && node.expression && node.type.startsWith('TS');
  return isWrapper ? true : !WITHOUT_EFFECT.test(node.type);
}

/** Returns the body of a function, unless it is empty or belongs to a constructor. */
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

/** Returns the replacements for a condition. A loop with `true` would only run into the time limit. */
function conditionsOf({ type }: Condition): string[] {
  return type === 'WhileStatement' ? ['false'] : ['true', 'false'];
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
