import type { Literal } from '../model/setting.ts';
import type { Out } from '../model/out.ts';

export const WIDTH = 100;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** Prints a value as code. `indent` is that of the line that it begins on, `used` what else is on that line. */
export function printValue(value: Out, indent = '', used = 0): string {
  switch (value.kind) {
    case 'literal':
      return printLiteral(value.value);
    case 'code':
      return value.code;
    case 'call':
      return `${value.name}(${value.args.map((one) => printValue(one, indent, used + value.name.length + 1)).join(', ')})`;
    case 'choice':
      return `${printTest(value.test)} ? ${printValue(value.yes, indent)} : ${printValue(value.no, indent)}`;
    case 'list':
    case 'object':
      return printGroup(value, indent, used);
  }
}

type Group = Extract<Out, { kind: 'list' | 'object' }>;

interface Part {
  comments: readonly string[];
  /** The name of an option, with its colon. */
  key: string;
  value: Out;
}

function partsOf(group: Group): Part[] {
  return group.kind === 'list'
    ? group.items.map((value) => ({ comments: [], key: '', value }))
    : group.entries.map(({ name, value, comments }) => ({
        comments,
        key: `${NAME.test(name) ? name : quoted(name)}: `,
        value,
      }));
}

const BRACKETS = { list: ['[', ']'], object: ['{ ', ' }'] } as const;

/** Prints parts on one line if they fit, else on a line each. */
function printGroup(group: Group, indent: string, used: number): string {
  const line = onOneLine(group, WIDTH - 1 - indent.length - used);
  if (line !== undefined) return line;
  const [open, close] = BRACKETS[group.kind];
  const inner = `${indent}  `;
  const lines = partsOf(group).flatMap(({ comments, key, value }) => [
    ...comments.map((comment) => inner + reindented(comment, inner)),
    `${inner}${key}${printValue(value, inner, key.length)},`,
  ]);
  return `${open.trim()}\n${lines.join('\n')}\n${indent}${close.trim()}`;
}

/**
 * Prints a value on one line; undefined if it has comments or is longer than `room`. It stops there: what is nested
 * would otherwise be printed once more for each level around it.
 */
function onOneLine(value: Out, room: number): string | undefined {
  switch (value.kind) {
    case 'literal':
    case 'code':
      return fitting(printValue(value), room);
    case 'call': {
      const args = inOneLine(
        value.args.map((one) => ({ comments: [], key: '', value: one })),
        room,
      );
      return args === undefined ? undefined : fitting(`${value.name}(${args})`, room);
    }
    case 'choice': {
      const [yes, no] = [onOneLine(value.yes, room), onOneLine(value.no, room)];
      return yes === undefined || no === undefined
        ? undefined
        : fitting(`${printTest(value.test)} ? ${yes} : ${no}`, room);
    }
    case 'list':
    case 'object': {
      const [open, close] = BRACKETS[value.kind];
      const parts = partsOf(value);
      if (parts.length === 0) return `${open.trim()}${close.trim()}`;
      const inner = inOneLine(parts, room);
      return inner === undefined ? undefined : fitting(open + inner + close, room);
    }
  }
}

function inOneLine(parts: readonly Part[], room: number): string | undefined {
  let line = '';
  for (const { comments, key, value } of parts) {
    const text = comments.length > 0 ? undefined : onOneLine(value, room - line.length);
    if (text === undefined) return undefined;
    line += `${line === '' ? '' : ', '}${key}${text}`;
  }
  return line;
}

function fitting(text: string, room: number): string | undefined {
  return text.length > room || text.includes('\n') ? undefined : text;
}

function printTest(test: string): string {
  return /[?,]|=>/.test(test) ? `(${test})` : test;
}

/** Aligns the lines of a block comment. */
function reindented(comment: string, indent: string): string {
  return comment.replaceAll(/\n[ \t]*(?=\*)/g, `\n${indent} `);
}

function printLiteral(value: Literal): string {
  return typeof value === 'string' ? quoted(value) : String(value);
}

function quoted(text: string): string {
  const json = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  if (!text.includes("'")) return `'${json}'`;
  return text.includes('"') ? `'${json.replaceAll("'", "\\'")}'` : `"${json}"`;
}
