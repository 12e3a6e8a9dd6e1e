import type { Root } from 'mdast';
import { balanceContainers } from './balance-containers.ts';
import type { ContainerSlip } from './balance-containers.ts';
import { neverClosed } from './unclosed-fence.ts';
import type { UnclosedFence } from './unclosed-fence.ts';
import { walk } from './walk.ts';

export interface NormalizedSource {
  text: string;
  slips: ContainerSlip[];
  /** A code block that extends to the end of the file. */
  openFence: (UnclosedFence & { line: number; column: number }) | undefined;
}

/** What may precede a block: indentation, quote markers, list markers. */
const BLOCK_START = String.raw`[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*`;

/**
 * Rewrites three things Rspress authors write that neither Markdown nor MDX can parse: `:::tip A title`, nested
 * containers with the same number of colons, and `## Heading {#id !overview}`. Each stays within its line, so all other lines and
 * columns match the author's source.
 */
export function normalizeSource(source: string): NormalizedSource {
  const lines = source.split('\n');
  const { outside: prose, openFence } = readFences(lines);
  for (const index of prose) lines[index] = normalizeHeading(normalizeContainer(lines[index]!));
  const slips = balanceContainers(lines, prose);
  return { text: lines.join('\n'), slips, openFence };
}

/** Restores offsets in the author's source, because rewriting a line shifts everything after it. */
export function restoreOffsets(tree: Root, source: string): void {
  const lineStarts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  walk(tree, ({ position }) => {
    if (!position) return;
    for (const point of [position.start, position.end])
      point.offset = lineStarts[point.line - 1]! + point.column - 1;
  });
}

// The info string of a backtick fence has no backticks: "```js``` in a line" is not a fence.
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
  // Rspress requires an escaped brace for `{title="…"}` in MDX.
  const title = rest.trimEnd().replace(/^\\(?=\{)/, '');
  const isRead = title === '' || title.startsWith('{') || isLabel(title);
  return `${indent}${colons}${name}${isRead ? title : `[${safeLabel(title)}]`}`;
}

function isLabel(title: string): boolean {
  const end = closingBracket(title);
  return end !== -1 && /^(?:\{|$)/.test(title.slice(end + 1));
}

/** Escapes unbalanced brackets, which would end the label early. A title may contain links. */
function safeLabel(title: string): string {
  const isBalanced = closingBracket(`[${title}]`) === title.length + 1;
  return isBalanced
    ? title
    : title.replaceAll(/\\.|[[\]\\]/g, (part) => (part.length > 1 ? part : `\\${part}`));
}

/** The position of the bracket that closes the first one, or -1. */
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

const HEADING_MARK = new RegExp(String.raw`^(${BLOCK_START}#{1,6}\s.*?)\\?\{(#[^{}]+|!overview)\}[ \t]*$`);

function normalizeHeading(line: string): string {
  return line.replace(HEADING_MARK, '$1\\{$2}');
}
