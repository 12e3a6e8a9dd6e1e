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

/** Deep enough for any navigation, and too shallow to overflow the stack. */
const MAX_DEPTH = 100;

/** Parses strict JSON with locations, which `JSON.parse` omits from half of its errors. */
export function parseJson(text: string): JsonNode {
  let at = 0;

  function skipSpace(): void {
    while (at < text.length && ' \t\n\r\uFEFF'.includes(text.charAt(at))) at++;
    if (text.startsWith('//', at) || text.startsWith('/*', at))
      throw new JsonSyntaxError(at, 'JSON does not allow comments', 'Remove it.');
  }

  function readValue(depth: number): JsonNode {
    skipSpace();
    const start = at;
    if (depth > MAX_DEPTH) throw new JsonSyntaxError(start, 'The lists are nested too deeply');
    const character = text.charAt(at);
    if (character === '[') return { start, ...readList(depth) };
    if (character === '{') return { start, ...readObject(depth) };
    if (character === '"') return { start, value: readString() };
    const word = /[^\s,:[\]{}"']*/y;
    word.lastIndex = at;
    const [found = ''] = word.exec(text) ?? [];
    at += found.length;
    const literal = { true: true, false: false, null: null }[found];
    if (literal !== undefined) return { start, value: literal };
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(found)) return { start, value: Number(found) };
    throw noValue(start, found);
  }

  function noValue(start: number, found: string): JsonSyntaxError {
    const character = text.charAt(start);
    if (character === '') return new JsonSyntaxError(start, 'The file ends too early');
    if (character === "'" || found !== '')
      return new JsonSyntaxError(start, 'Strings must be in double quotes');
    const previous = text.slice(0, start).trimEnd();
    if (previous.endsWith(','))
      return new JsonSyntaxError(previous.length - 1, 'There is one comma too many', 'Remove it.');
    return new JsonSyntaxError(start, `Unexpected \`${character}\``);
  }

  /** Reads what follows an entry of a list or object, and returns whether there is another entry. */
  function hasMore(close: string): boolean {
    skipSpace();
    const character = text.charAt(at);
    if (character === ',' || character === close) {
      at++;
      return character === ',';
    }
    if (character === '') throw new JsonSyntaxError(at, `The file ends too early: \`${close}\` is missing`);
    throw new JsonSyntaxError(at, 'A comma is missing before this');
  }

  function isEmpty(close: string): boolean {
    at++;
    skipSpace();
    if (text.charAt(at) !== close) return false;
    at++;
    return true;
  }

  function readList(depth: number) {
    const items: JsonNode[] = [];
    if (!isEmpty(']')) {
      do items.push(readValue(depth + 1));
      while (hasMore(']'));
    }
    return { items, value: items.map((item) => item.value) };
  }

  function readObject(depth: number) {
    const entries: JsonEntry[] = [];
    if (!isEmpty('}')) {
      do entries.push(readEntry(depth));
      while (hasMore('}'));
    }
    return { entries, value: Object.fromEntries(entries.map(({ key, node }) => [key, node.value])) };
  }

  function readEntry(depth: number): JsonEntry {
    skipSpace();
    const keyStart = at;
    if (text.charAt(at) !== '"') {
      const [found = ''] = /^[^\s,:[\]{}"']*/.exec(text.slice(at, at + 40)) ?? [];
      throw noValue(keyStart, found);
    }
    const key = readString();
    skipSpace();
    if (text.charAt(at) !== ':') throw new JsonSyntaxError(at, `A colon is missing after "${key}"`);
    at++;
    return { key, keyStart, node: readValue(depth + 1) };
  }

  function readString(): string {
    const literal = /"(?:[^"\\\n\r]|\\.)*"/y;
    literal.lastIndex = at;
    const [found] = literal.exec(text) ?? [];
    if (found === undefined) throw new JsonSyntaxError(at, 'This string has no closing quote');
    try {
      const value = JSON.parse(found) as string;
      at += found.length;
      return value;
    } catch {
      throw new JsonSyntaxError(at, 'This string contains a character or an escape that JSON does not allow');
    }
  }

  skipSpace();
  if (at === text.length) throw new JsonSyntaxError(0, 'The file is empty', 'Write at least [].');
  const root = readValue(0);
  skipSpace();
  if (at < text.length) throw new JsonSyntaxError(at, 'Nothing may follow the end of the list');
  return root;
}
