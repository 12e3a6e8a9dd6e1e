import type { Root } from 'mdast';
import { balanceContainers } from './balance-containers.ts';
import type { ContainerSlip } from './balance-containers.ts';
import { neverClosed } from './unclosed-fence.ts';
import type { UnclosedFence } from './unclosed-fence.ts';
import { walk } from './walk.ts';

export interface NormalizedSource {
  text: string;
  slips: ContainerSlip[];
  /** A code block that runs to the end of the file. */
  openFence: (UnclosedFence & { line: number; column: number }) | undefined;
}

/** What may stand before a block: indentation, quote marks, list marks. */
const BLOCK_START = String.raw`[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*`;

/**
 * Rspress authors write three things that neither Markdown nor MDX can read: `:::tip A title`, containers inside
 * containers with as many colons, and `## Heading {#id}`. Each is rewritten within its own line, so that every other
 * line and column stays what the author sees.
 */
export function normalizeSource(source: string): NormalizedSource {
  const lines = source.split('\n');
  const { outside: prose, openFence } = readFences(lines);
  for (const index of prose) lines[index] = normalizeHeading(normalizeContainer(lines[index]!));
  const slips = balanceContainers(lines, prose);
  return { text: lines.join('\n'), slips, openFence };
}

/** Rewriting a line moves what comes after it: offsets are counted again, in the source as the author wrote it. */
export function restoreOffsets(tree: Root, source: string): void {
  const lineStarts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  walk(tree, ({ position }) => {
    if (position) position.start.offset = lineStarts[position.start.line - 1]! + position.start.column - 1;
  });
}

// The words after the backticks of a fence hold none themselves: "```js``` in a line" is no fence.
const FENCE = new RegExp(`^${BLOCK_START}(\`{3,}(?=[^\`]*$)|~{3,})`);

function readFences(lines: readonly string[]): {
  outside: number[];
  openFence: NormalizedSource['openFence'];
} {
  const outside: number[] = [];
  let fence: string | undefined;
  let start = { line: 1, column: 1 };
  for (const [index, line] of lines.entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined) {
      if (mark === undefined) outside.push(index);
      else start = { line: index + 1, column: line.indexOf(mark) + 1 };
      fence = mark;
    } else if (mark?.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) {
      fence = undefined;
    }
  }
  return { outside, openFence: fence === undefined ? undefined : { ...neverClosed(fence), ...start } };
}

const CONTAINER = new RegExp(String.raw`^(${BLOCK_START})(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(.*)$`);

function normalizeContainer(line: string): string {
  const match = CONTAINER.exec(line);
  if (!match) return line;
  const [, indent = '', colons = '', name = '', rest = ''] = match;
  // In MDX Rspress wants the brace of `{title="…"}` escaped.
  const title = rest.trimEnd().replace(/^\\(?=\{)/, '');
  const isRead = title === '' || title.startsWith('{') || isLabel(title);
  return `${indent}${colons}${name}${isRead ? title : `[${safeLabel(title)}]`}`;
}

function isLabel(title: string): boolean {
  const end = closingBracket(title);
  return end !== -1 && /^(?:\{|$)/.test(title.slice(end + 1));
}

/** A title may hold links; brackets without a partner would end the label early. */
function safeLabel(title: string): string {
  const isBalanced = closingBracket(`[${title}]`) === title.length + 1;
  return isBalanced
    ? title
    : title.replaceAll(/\\.|[[\]\\]/g, (part) => (part.length > 1 ? part : `\\${part}`));
}

/** Where the bracket that opens a text is closed. */
function closingBracket(text: string): number {
  if (!text.startsWith('[')) return -1;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === '[') depth++;
    else if (text[index] === ']') depth--;
    if (depth === 0) return index;
  }
  return -1;
}

const HEADING_ID = new RegExp(String.raw`^(${BLOCK_START}#{1,6}\s.*?)\\?\{(#[^\s{}]+)\}[ \t]*$`);

function normalizeHeading(line: string): string {
  return line.replace(HEADING_ID, '$1\\{$2}');
}
