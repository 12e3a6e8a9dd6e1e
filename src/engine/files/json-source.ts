import { getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';

/** A JSON value with its location, so problems can name line and column. */
export interface JsonNode {
  start: number;
  /** The plain value, as `JSON.parse` returns it. */
  value: unknown;
  items?: JsonNode[];
  entries?: JsonEntry[];
}

export interface JsonEntry {
  key: string;
  keyStart: number;
  node: JsonNode;
}

/** Thrown for text that is not JSON. */
export class JsonSyntaxError extends Error {
  readonly offset: number;
  readonly fix: string | undefined;
  constructor(offset: number, message: string, fix?: string) {
    super(message);
    this.offset = offset;
    this.fix = fix;
  }
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Parses strict JSON with locations, which `JSON.parse` omits from half of its errors. */
export function parseJson(text: string): JsonNode {
  // An editor may have written a byte order mark.
  const source = text.replace(/^\uFEFF/, ' ');
  if (source.trim() === '') throw new JsonSyntaxError(0, 'The file is empty', 'Write at least [].');
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(source, errors, STRICT);
  } catch {
    throw new JsonSyntaxError(0, 'The lists are nested too deeply');
  }
  const [error] = errors;
  if (error) throw explained(source, error);
  return located(root!);
}

function located(node: Node): JsonNode {
  const { offset: start, type, children = [] } = node;
  const value: unknown = getNodeValue(node);
  if (type === 'array') return { start, value, items: children.map(located) };
  if (type !== 'object') return { start, value };
  const entries = children.map(({ children: [key, child] = [] }) => ({
    key: String(key!.value),
    keyStart: key!.offset,
    node: located(child!),
  }));
  return { start, value, entries };
}

const BAD_CHARACTER = 'This string contains a character or an escape that JSON does not allow';
const MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Strings must be in double quotes',
  CommaExpected: 'A comma is missing before this',
  UnexpectedEndOfString: 'This string has no closing quote',
  InvalidEscapeCharacter: BAD_CHARACTER,
  InvalidUnicode: BAD_CHARACTER,
  InvalidCharacter: BAD_CHARACTER,
  EndOfFileExpected: 'Nothing may follow the end of the list',
};
const CLOSING: Readonly<Record<string, string>> = { CloseBracketExpected: ']', CloseBraceExpected: '}' };

function explained(text: string, { error, offset }: ParseError): JsonSyntaxError {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd();
  if (code === 'InvalidCommentToken')
    return new JsonSyntaxError(offset, 'JSON does not allow comments', 'Remove it.');
  if (text.slice(offset).trim() === '') {
    const closing = /[[{]$/.test(before) ? undefined : CLOSING[code];
    const missing = closing === undefined ? '' : `: \`${closing}\` is missing`;
    return new JsonSyntaxError(offset, `The file ends too early${missing}`);
  }
  if (code === 'ColonExpected') {
    const key = /"((?:[^"\\]|\\.)*)"$/.exec(before)?.[1];
    return new JsonSyntaxError(offset, `A colon is missing after "${key}"`);
  }
  if (before.endsWith(',') && (code === 'ValueExpected' || code === 'PropertyNameExpected'))
    return new JsonSyntaxError(before.length - 1, 'There is one comma too many', 'Remove it.');
  return new JsonSyntaxError(offset, MESSAGES[code] ?? `Unexpected \`${text.charAt(offset)}\``);
}
