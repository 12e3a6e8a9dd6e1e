import { childrenOf, lineAt, textOf } from '../../config-text/config-tree.ts';
import type { ConfigNode } from '../../config-text/config-tree.ts';
import { keyOf, partsOfProperty, readValue } from '../../config-text/config-value.ts';
import type { ObjectEntry } from '../../config-text/config-value.ts';
import type { CodeSetting, Literal, ObjectSetting, Setting, SettingEntry } from '../model/setting.ts';
import { carryCode } from './carry-code.ts';
import { commentsOf } from './comments.ts';
import { parametersOf, scopeOf } from './declarations.ts';
import { lookUp } from './scope.ts';
import type { Scope } from './scope.ts';

/** Constants may refer to each other, also in a circle. */
const MAX_DEPTH = 60;
const FUNCTIONS = new Set(['ArrowFunction', 'FunctionExpression', 'FunctionDeclaration']);

/** Reads an expression as far as that is possible without running it. */
export function readSetting(node: ConfigNode, code: string, scope: Scope, depth = 0): Setting {
  if (depth > MAX_DEPTH || scope.reading.left-- <= 0) return codeSetting(node, code, scope);
  const read = (inner: ConfigNode) => readSetting(inner, code, scope, depth + 1);
  const value = readValue(node, code);
  const quoted = { code: textOf(node, code), line: lineAt(code, node.from) };
  if (value.kind === 'literal') return { kind: 'literal', value: value.value, ...quoted };
  if (value.kind === 'object')
    return { ...objectSetting(value.entries, value.node, code, scope, depth), ...quoted };
  if (value.kind === 'list') {
    const items = value.items.map((item) => (item.kind === 'spread' ? read(item.of) : [read(item.node)]));
    // What cannot be read stays in its list, which is then code as a whole.
    const isRead = items.every((item) => Array.isArray(item) || item.kind === 'list');
    if (!isRead) return codeSetting(value.node, code, scope);
    return {
      kind: 'list',
      items: items.flatMap((item) => (Array.isArray(item) ? item : listOf(item))),
      ...quoted,
    };
  }
  return readCode(value.node, code, scope, depth);
}

const listOf = (setting: Setting): Setting[] => (setting.kind === 'list' ? setting.items : []);

function codeSetting(node: ConfigNode, code: string, scope: Scope): CodeSetting {
  return {
    kind: 'code',
    code: textOf(node, code),
    line: lineAt(code, node.from),
    ...carryCode(node, code, scope),
  };
}

function readCode(node: ConfigNode, code: string, scope: Scope, depth: number): Setting {
  const read = (inner: ConfigNode) => readSetting(inner, code, scope, depth + 1);
  const quoted = { code: textOf(node, code), line: lineAt(code, node.from) };
  const literal = (value: Literal): Setting => ({ kind: 'literal', value, ...quoted });
  const asCode = codeSetting(node, code, scope);
  const [first, second, third, , fifth] = childrenOf(node);
  if (node.name === 'VariableName') return readName(quoted.code, code, scope, depth) ?? asCode;
  if (FUNCTIONS.has(node.name)) return { ...asCode, call: callOf(node, code, scope, depth) };
  if (node.name === 'PostfixExpression' && first) return read(first);
  if (node.name === 'TemplateString') {
    const text = templateText(node, code, read);
    return text === undefined ? asCode : literal(text);
  }
  if (node.name === 'ConditionalExpression' && first && third && fifth)
    return choiceOf(first, read(third), read(fifth));
  if (node.name === 'BinaryExpression' && first && second && third) {
    const operator = textOf(second, code);
    const left = read(first);
    if (operator === '&&')
      return choiceOf(first, read(third), left.kind === 'literal' ? left : literal(false));
    if ((operator === '||' || operator === '??') && left.kind === 'literal')
      return (operator === '||' ? left.value : (left.value ?? undefined) !== undefined) ? left : read(third);
    const right = read(third);
    if (left.kind !== 'literal' || right.kind !== 'literal') return asCode;
    if (/^===?$/.test(operator)) return literal(left.value === right.value);
    if (/^!==?$/.test(operator)) return literal(left.value !== right.value);
    return operator === '+' && typeof left.value === 'string'
      ? literal(left.value + String(right.value))
      : asCode;
  }
  if (node.name === 'UnaryExpression' && second && textOf(first!, code) === '!') {
    const operand = read(second);
    return operand.kind === 'literal' ? literal(!operand.value) : asCode;
  }
  if (node.name === 'MemberExpression' && first && third?.name === 'PropertyName') {
    const object = read(first);
    if (object.kind !== 'object') return asCode;
    const own = object.entries.find(({ name }) => name === textOf(third, code))?.value;
    return own ?? (object.isOpen ? asCode : literal(undefined));
  }
  if (node.name === 'CallExpression' && first && second && textOf(first, code) === 'JSON.stringify') {
    const [argument, ...more] = childrenOf(second).filter(({ name }) => !['(', ')', ','].includes(name));
    const json = argument && more.length === 0 ? jsonOf(read(argument)) : undefined;
    return json === undefined ? asCode : literal(json);
  }
  if (node.name === 'CallExpression' && first?.name === 'VariableName' && second) {
    const name = textOf(first, code);
    const binding = lookUp(name, scope);
    const args = childrenOf(second).filter(({ name: part }) => !['(', ')', ','].includes(part));
    return {
      ...asCode,
      called: {
        name,
        from: binding?.kind === 'declared' ? binding.from : undefined,
        args: args.map(read),
      },
    };
  }
  return asCode;

  function choiceOf(condition: ConfigNode, yes: Setting, no: Setting): Setting {
    const test = read(condition);
    if (test.kind === 'literal') return test.value ? yes : no;
    return { kind: 'choice', test: codeSetting(condition, code, scope), yes, no, ...quoted };
  }
}

/** Reads the value of a name. A constant that is code stays a name. */
function readName(name: string, code: string, scope: Scope, depth: number): Setting | undefined {
  const binding = lookUp(name, scope);
  if (binding?.kind === 'value') return binding.value;
  if (binding?.kind !== 'constant') return undefined;
  const value = readSetting(binding.node, code, binding.scope, depth + 1);
  if ((value.kind === 'code' && !value.call) || isCondition(value)) return undefined;
  if (binding.isOfFile) binding.scope.reading.names.add(name);
  return value;
}

/** A choice between true and false, or with code, reads best by its name. */
function isCondition(value: Setting): boolean {
  if (value.kind !== 'choice') return false;
  const isTruth = (side: Setting) => side.kind === 'literal' && typeof side.value === 'boolean';
  const sides = [value.yes, value.no];
  return sides.some((side) => side.kind === 'code' || isCondition(side)) || sides.every(isTruth);
}

function templateText(
  node: ConfigNode,
  code: string,
  read: (node: ConfigNode) => Setting,
): string | undefined {
  let text = '';
  let at = node.from + 1;
  for (const part of childrenOf(node).filter(({ name }) => name === 'Interpolation')) {
    const [, inner] = childrenOf(part);
    const value = inner && read(inner);
    if (value?.kind !== 'literal' || value.value instanceof RegExp) return undefined;
    const between = code.slice(at, part.from);
    if (between.includes('\\')) return undefined;
    text += between + String(value.value);
    at = part.to;
  }
  const rest = code.slice(at, node.to - 1);
  return rest.includes('\\') ? undefined : text + rest;
}

function jsonOf(setting: Setting): string | undefined {
  if (setting.kind === 'literal')
    return setting.value instanceof RegExp ? undefined : JSON.stringify(setting.value);
  if (setting.kind === 'list') {
    const items = setting.items.map(jsonOf);
    return items.includes(undefined) ? undefined : `[${items.join(',')}]`;
  }
  if (setting.kind !== 'object') return undefined;
  const pairs = setting.entries.map(({ name, value }) => [JSON.stringify(name), jsonOf(value)]);
  return pairs.some(([, json]) => json === undefined)
    ? undefined
    : `{${pairs.map((pair) => pair.join(':')).join(',')}}`;
}

/** Reads an object with its spreads. Of two values for a name, the last one applies. */
function objectSetting(
  entries: readonly ObjectEntry[],
  node: ConfigNode,
  code: string,
  scope: Scope,
  depth: number,
): Omit<ObjectSetting, 'code' | 'line'> {
  const comments = commentsOf(node, code);
  const found = new Map<string, SettingEntry>();
  const replaced: SettingEntry[] = [];
  const put = (entry: SettingEntry) => {
    const before = found.get(entry.name);
    if (before) replaced.push(before);
    found.delete(entry.name);
    found.set(entry.name, entry);
  };
  for (const entry of entries) {
    const own = comments.get(entry.node.from) ?? [];
    if (entry.kind === 'property')
      put({ name: entry.name, value: readSetting(entry.value.node, code, scope, depth + 1), comments: own });
    else if (entry.kind === 'spread') spread(readSetting(entry.of, code, scope, depth + 1), own);
    else put({ ...unusualEntry(entry.node, code, scope, depth), comments: own });
  }
  return { kind: 'object', entries: [...found.values()], ...(replaced.length > 0 && { replaced }) };

  function spread(value: Setting, own: string[]): void {
    if (value.kind === 'object') {
      for (const [at, entry] of value.entries.entries())
        put(at === 0 ? { ...entry, comments: [...own, ...entry.comments] } : entry);
      replaced.push(...(value.replaced ?? []));
    } else if (value.kind === 'choice' && isSpreadable(value.yes) && isSpreadable(value.no)) {
      const [yes, no] = [value.yes, value.no].map((side) => (side.kind === 'object' ? side.entries : []));
      for (const name of new Set([...(yes ?? []), ...(no ?? [])].map((entry) => entry.name))) {
        const [ifSo, ifNot] = [yes, no].map((side) => side?.find((entry) => entry.name === name));
        const before = found.get(name);
        const rest = before?.value ?? { ...value, kind: 'literal' as const, value: undefined };
        const isReplaced = ifSo !== undefined && ifNot !== undefined;
        // Without a value on one side, the earlier one is part of the choice.
        if (!isReplaced) found.delete(name);
        put({
          name,
          value: { ...value, yes: ifSo?.value ?? rest, no: ifNot?.value ?? rest },
          comments: [isReplaced ? undefined : before, ifSo, ifNot].flatMap((one) => one?.comments ?? []),
        });
      }
    } else if (value.kind !== 'literal') put({ name: `...${value.code}`, value, comments: own });
  }
}

const isSpreadable = ({ kind }: Setting): boolean => kind === 'object' || kind === 'literal';

/** Reads `{ name }`, `{ name() {} }` and `{ [name]: value }`. */
function unusualEntry(
  node: ConfigNode,
  code: string,
  scope: Scope,
  depth: number,
): Pick<SettingEntry, 'name' | 'value'> {
  const parts = partsOfProperty(node);
  const key = parts.find(({ name }) => ['PropertyDefinition', 'String', 'Number'].includes(name));
  const asCode = codeSetting(node, code, scope);
  const name = key && parts[0]?.name !== '[' ? keyOf(key, code) : undefined;
  if (name === undefined) return { name: textOf(node, code).split(/:|\n/)[0]!.trim(), value: asCode };
  if (parts.length === 1)
    return { name, value: readName(name, code, scope, depth) ?? nameSetting(node, name) };
  const isMethod =
    parts.some(({ name: part }) => part === 'ParamList') && !['get', 'set'].includes(parts[0]!.name);
  return {
    name,
    value: {
      ...asCode,
      carried: isMethod ? asFunction(asCode.carried) : undefined,
      ...(isMethod && { call: callOf(node, code, scope, depth) }),
    },
  };

  function nameSetting(at: ConfigNode, text: string): CodeSetting {
    return { kind: 'code', code: text, line: lineAt(code, at.from), ...carryCode(at, code, scope) };
  }
}

/** As a value, a method needs another form than in its object. */
function asFunction(method: string | undefined): string | undefined {
  const [, async = '', star = '', rest] =
    /^(async\s+)?(\*\s*)?(?:[\w$]+|'[^']*'|"[^"]*")(\s*\([^]*)$/.exec(method ?? '') ?? [];
  return rest === undefined ? undefined : `${async}function${star.trim()} ${rest.trimStart()}`;
}

/** Reads what a function of expressions returns. */
function callOf(node: ConfigNode, code: string, scope: Scope, depth: number): CodeSetting['call'] {
  const parts = childrenOf(node);
  const list = parts.find(({ name }) => name === 'ParamList');
  const arrow = parts.findIndex(({ name }) => name === 'Arrow');
  const block = parts.find(({ name }) => name === 'Block');
  return (args) => {
    if (!list) return undefined;
    const names = parametersOf(list, code, (at, property) => {
      const argument = args[at];
      if (argument === undefined)
        return property === undefined ? { kind: 'flags' } : { kind: 'flag', name: property };
      if (property === undefined) return { kind: 'value', value: argument };
      const inner =
        argument.kind === 'object'
          ? argument.entries.find(({ name }) => name === property)?.value
          : undefined;
      return inner ? { kind: 'value', value: inner } : { kind: 'declared', isOfFile: false };
    });
    const own: Scope = { names, parent: scope, reading: scope.reading };
    if (!block) {
      const body = parts[arrow + 1];
      return arrow !== -1 && body ? readSetting(body, code, own, depth + 1) : undefined;
    }
    const statements = childrenOf(block).slice(1, -1);
    const last = statements.at(-1);
    const isPlain = statements.slice(0, -1).every(({ name }) => name === 'VariableDeclaration');
    const returned = last?.name === 'ReturnStatement' && isPlain ? childrenOf(last)[1] : undefined;
    return (
      returned &&
      readSetting(returned, code, scopeOf(statements, code, { parent: own, isOfFile: false }), depth + 1)
    );
  };
}
