import type { Line, Mark } from '../model/lines.ts';

/** Something that is written as it is, such as a call. */
interface Code {
  code: string;
}

interface Entry {
  key: string;
  value: Tree;
  marks: readonly Mark[];
  /** A line above it. */
  comment?: string;
}

/** An object whose keys know why they are there. */
export interface Branch {
  entries: readonly Entry[];
}

/** The content of package.json or of a configuration. */
export type Tree = string | boolean | Code | Branch | readonly Tree[];

type Style = 'json' | 'script';

const WIDTH = 80;
const IDENTIFIER = /^[\w$]+$/;

export const code = (text: string): Code => ({ code: text });

/** One key of an object. A key without a mark is there whatever the answers are. */
export function field(key: string, value: Tree, ...marks: Mark[]): Entry {
  return { key, value, marks };
}

/** An object of those entries that are not left out. */
export function branch(...entries: (Entry | false)[]): Branch {
  return { entries: entries.filter((entry) => entry !== false) };
}

/** An object of texts, all there for the same reason. */
export function record(values: Readonly<Record<string, string>>): Branch {
  return branch(...Object.entries(values).map(([key, value]) => field(key, value)));
}

/** Writes an object over several lines, as an editor would format it, between two texts. */
export function linesOfTree(tree: Branch, style: Style, before = '', after = ''): Line[] {
  const lines = expanded(tree, { style, indent: '' });
  return lines.map(({ text, marks }, at) => ({
    text: `${at === 0 ? before : ''}${text}${at === lines.length - 1 ? after : ''}`,
    marks,
  }));
}

interface Place {
  style: Style;
  indent: string;
  /** Columns of the line that are taken. */
  used: number;
}

function writeTree(tree: Tree, { style, indent, used }: Place): Line[] {
  const inline = inlineOf(tree, style);
  // A comma may follow.
  if (inline !== undefined && used + inline.length < WIDTH) return [{ text: inline, marks: marksIn(tree) }];
  if (isCode(tree)) return tree.code.split('\n').map((text) => ({ text, marks: [] }));
  if (typeof tree !== 'object') return [{ text: inline ?? '', marks: [] }];
  return expanded(tree, { style, indent });
}

function expanded(tree: Branch | readonly Tree[], { style, indent }: Omit<Place, 'used'>): Line[] {
  const inner = `${indent}  `;
  const isList = isTreeList(tree);
  const items = isList
    ? tree.map((value) => ({ key: '', value, marks: [], comment: undefined }))
    : tree.entries;
  const body = items.flatMap(({ key, value, marks, comment }, index) => {
    const start = isList ? inner : `${inner}${keyOf(key, style)}: `;
    const lines = writeTree(value, { style, indent: inner, used: start.length });
    const end = style === 'script' || index < items.length - 1 ? ',' : '';
    const written = lines.map((line, at) => ({
      text: `${at === 0 ? start : ''}${line.text}${at === lines.length - 1 ? end : ''}`,
      marks: unique([...marks, ...line.marks]),
    }));
    return comment === undefined ? written : [{ text: `${inner}// ${comment}`, marks }, ...written];
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return [{ text: open, marks: [] }, ...body, { text: `${indent}${close}`, marks: [] }];
}

/** Undefined for a tree that an editor would not put on one line. */
function inlineOf(tree: Tree, style: Style): string | undefined {
  if (typeof tree === 'string') return style === 'json' ? JSON.stringify(tree) : quoted(tree);
  if (typeof tree === 'boolean') return String(tree);
  if (isCode(tree)) return tree.code.includes('\n') ? undefined : tree.code;
  if (isTreeList(tree)) {
    const items = tree.map((item) => inlineOf(item, style));
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (style === 'json' || tree.entries.some(({ comment }) => comment !== undefined)) return undefined;
  const items = tree.entries.map(({ key, value }) => {
    const inline = inlineOf(value, style);
    return inline === undefined ? undefined : `${keyOf(key, style)}: ${inline}`;
  });
  return items.includes(undefined) ? undefined : `{ ${items.join(', ')} }`;
}

function marksIn(tree: Tree): Mark[] {
  if (typeof tree !== 'object' || isCode(tree)) return [];
  if (isTreeList(tree)) return unique(tree.flatMap(marksIn));
  return unique(tree.entries.flatMap(({ marks, value }) => [...marks, ...marksIn(value)]));
}

const unique = (marks: readonly Mark[]): Mark[] => [...new Set(marks)];
const isCode = (tree: Tree): tree is Code => typeof tree === 'object' && 'code' in tree;
const isTreeList = (tree: Branch | Code | readonly Tree[]): tree is readonly Tree[] => Array.isArray(tree);

function keyOf(key: string, style: Style): string {
  if (style === 'json') return JSON.stringify(key);
  return IDENTIFIER.test(key) ? key : quoted(key);
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
