// Small faults put into a source file, one at a time: a test suite that means something notices each of them.
import { parseAst } from 'rolldown/parseAst';

/**
 * @typedef {object} Mutant
 * @property {number} start
 * @property {number} end
 * @property {string} replacement
 * @property {number} line
 * @property {string} what the code before and after, on one line
 */

const OPERATORS = {
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

const METHODS = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  trimStart: 'trimEnd',
  trimEnd: 'trimStart',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  find: 'findLast',
  findIndex: 'findLastIndex',
  push: 'unshift',
};

/** Calls that are left out, so that only what they are called on stays. */
const DROPPED_CALLS = new Set(['toLowerCase', 'trim', 'toSorted', 'sort', 'reverse']);

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const CONDITIONS = new Set(['IfStatement', 'ConditionalExpression', 'WhileStatement']);
/** Words in them mean nothing while the program runs. */
const WITHOUT_EFFECT = /^(?:TS|Import)|^Export(?:All|Named)Declaration$/;

/** @param {string} code @param {string} file @returns {Mutant[]} */
export function mutantsOf(code, file) {
  /** @type {Mutant[]} */
  const found = [];
  const add = ({ start, end }, replacement) => {
    const before = code.slice(start, end);
    if (before === replacement) return;
    const line = code.slice(0, start).split('\n').length;
    found.push({ start, end, replacement, line, what: `${shorten(before)} → ${shorten(replacement)}` });
  };
  const textOf = ({ start, end }) => code.slice(start, end);
  const operatorOf = ({ left, right, operator }) => {
    const start = left.end + code.slice(left.end, right.start).indexOf(operator);
    return { start, end: start + operator.length };
  };

  function visit(node, parent, key) {
    if (isEmptied(node, parent)) add(node.body, node.body.type === 'BlockStatement' ? '{}' : '(undefined)');
    if (CONDITIONS.has(node.type)) for (const value of conditionsOf(node)) add(node.test, value);
    if (node.type in RULES) RULES[node.type](node, parent, key);
    for (const [name, child] of Object.entries(node)) {
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, node, name);
    }
  }

  const RULES = {
    BinaryExpression: (node) => {
      if (node.operator in OPERATORS) add(operatorOf(node), OPERATORS[node.operator]);
    },
    LogicalExpression: (node) => add(operatorOf(node), OPERATORS[node.operator]),
    AssignmentExpression: (node) => {
      if (node.operator in OPERATORS) add(operatorOf(node), OPERATORS[node.operator]);
    },
    UnaryExpression: (node) => {
      if (node.operator === '!' || node.operator === '-') add(node, `(${textOf(node.argument)})`);
    },
    UpdateExpression: (node) => {
      const other = node.operator === '++' ? '--' : '++';
      add(node, node.prefix ? other + textOf(node.argument) : textOf(node.argument) + other);
    },
    Literal: (node, parent, key) => {
      if (key === 'key' && !parent.computed) return;
      if (typeof node.value === 'boolean') add(node, String(!node.value));
      if (typeof node.value === 'string') add(node, node.value === '' ? "'mutant'" : "''");
    },
    TemplateLiteral: (node, parent) => {
      if (parent.type !== 'TaggedTemplateExpression') add(node, '``');
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      if (DROPPED_CALLS.has(callee.property.name)) add(node, textOf(callee.object));
      const other = Object.hasOwn(METHODS, callee.property.name) && METHODS[callee.property.name];
      if (other) add(callee.property, other);
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

  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), undefined, '');
  return found;
}

function isNode(value) {
  return typeof value?.type === 'string' && isRun(value);
}

/** Whether a node is there at run time; an export of a declaration is looked into, a re-export is not. */
function isRun({ type, declaration, expression }) {
  if (type === 'ExportNamedDeclaration') return Boolean(declaration);
  return expression && type.startsWith('TS') ? true : !WITHOUT_EFFECT.test(type);
}

function isEmptied({ type, body }, parent) {
  const isConstructor = parent?.type === 'MethodDefinition' && parent.kind === 'constructor';
  return FUNCTIONS.has(type) && !isConstructor && !(body.type === 'BlockStatement' && body.body.length === 0);
}

/** A loop that never ends says nothing about tests. */
function conditionsOf({ type }) {
  return type === 'WhileStatement' ? ['false'] : ['true', 'false'];
}

function shorten(text) {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
