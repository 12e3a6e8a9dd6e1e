import type { Literal } from '../model/setting.ts';
import type { Out, OutEntry } from '../model/out.ts';

export const WIDTH = 100;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** Prints a value as code. `indent` is that of the line that it begins on, `used` what else is on that line. */
export function printValue(value: Out, indent = '', used = 0): string {
  switch (value.kind) {
    case 'literal':
      return printLiteral(value.value);
    case 'code':
      return value.code;
    case 'choice': {
      const test = /[?,]|=>/.test(value.test) ? `(${value.test})` : value.test;
      return `${test} ? ${printValue(value.yes, indent)} : ${printValue(value.no, indent)}`;
    }
    case 'list':
      return printGroup(
        ['[', ']'],
        value.items.map((item) => ({ comments: [], print: (own) => printValue(item, own) })),
        indent,
        used,
      );
    case 'object':
      return printGroup(['{ ', ' }'], value.entries.map(printedEntry), indent, used);
  }
}

interface Part {
  comments: readonly string[];
  print(indent: string): string;
}

function printedEntry({ name, value, comments }: OutEntry): Part {
  const key = NAME.test(name) ? name : quoted(name);
  return { comments, print: (indent) => `${key}: ${printValue(value, indent, key.length + 2)}` };
}

/** Prints parts on one line if they fit, else on a line each. */
function printGroup(
  [open, close]: [string, string],
  parts: readonly Part[],
  indent: string,
  used: number,
): string {
  if (parts.length === 0) return `${open.trim()}${close.trim()}`;
  const line = `${open}${parts.map(({ print }) => print(indent)).join(', ')}${close}`;
  const isShort = indent.length + used + line.length < WIDTH && !line.includes('\n');
  if (isShort && parts.every(({ comments }) => comments.length === 0)) return line;
  const inner = `${indent}  `;
  const lines = parts.flatMap(({ comments, print }) => [
    ...comments.map((comment) => inner + reindented(comment, inner)),
    `${inner}${print(inner)},`,
  ]);
  return `${open.trim()}\n${lines.join('\n')}\n${indent}${close.trim()}`;
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
