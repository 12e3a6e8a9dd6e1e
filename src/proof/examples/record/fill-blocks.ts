import type { Block } from '../read/collect-blocks.ts';

export interface BlockEdit {
  block: Pick<Block, 'line' | 'endLine' | 'column'>;
  value: string;
}

const CLOSING = /^[\s>]*(`{3,}|~{3,})[ \t]*$/;

/** Puts new text between the fences of some blocks of a file and keeps every other byte. */
export function fillBlocks(source: string, edits: readonly BlockEdit[]): string {
  // Keep the ending of each line, because a file may mix them.
  const lines = source.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
  const lastFirst = [...edits].sort((a, b) => b.block.line - a.block.line);
  for (const { block, value } of lastFirst) {
    const open = lines[block.line - 1];
    const close = lines[block.endLine - 1];
    // Without a closing fence there is no place to stop at.
    if (
      open === undefined ||
      close === undefined ||
      block.endLine === block.line ||
      !CLOSING.test(close.trimEnd())
    )
      continue;
    const end = /(?:\r\n|\r|\n)$/.exec(open)?.[0] ?? '\n';
    const lead = leadOf(open, block.column);
    const content =
      value === '' ? [] : value.split('\n').map((line) => (line === '' ? lead.trimEnd() : lead + line) + end);
    const fence = fenceFor(value, close);
    const opening = replaceFence(open, block.column, fence);
    const closing = close.replace(/(?:`{3,}|~{3,})/, fence);
    lines.splice(block.line - 1, block.endLine - block.line + 1, opening, ...content, closing);
  }
  return lines.join('');
}

/** The prefix for every line of the block. Quote marks repeat; a list marker is only on the first line. */
function leadOf(open: string, column: number): string {
  return open.slice(0, column - 1).replaceAll(/[^\s>]/g, ' ');
}

/** Makes a fence that is longer than any fence in the text. */
function fenceFor(value: string, close: string): string {
  const [now = '```'] = /`{3,}|~{3,}/.exec(close) ?? [];
  const inside = value
    .split('\n')
    .map((line) => /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '')
    .filter((mark) => mark.startsWith(now[0]!))
    .map((mark) => mark.length + 1);
  return now[0]!.repeat(Math.max(now.length, ...inside));
}

function replaceFence(open: string, column: number, fence: string): string {
  const rest = open.slice(column - 1);
  return (
    open.slice(0, column - 1) +
    rest.replace(/^(`{3,}|~{3,})/, (mark) => (mark.length < fence.length ? fence : mark))
  );
}
