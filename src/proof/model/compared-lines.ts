import { diffLines } from './diff-lines.ts';
import type { DiffLine } from './diff-lines.ts';

/** Unchanged lines that are shown around a change. */
const CONTEXT = 3;
/** The comparison takes the product of both lengths, so longer changes are not taken apart. 500 lines take 16 ms. */
const MAX_CHANGED = 500;
/** Lines that are shown. Drawing more of them would block typing. */
const MAX_SHOWN = 500;

/**
 * Lines that belong together, the number of unchanged lines that are left out between them, or the number of lines at
 * the end that are too many to show.
 */
export type ComparedPart = { lines: DiffLine[] } | { skipped: number } | { more: number };

/** Compares two files line by line, and leaves out what is the same far from any change. */
export function comparedParts(before: string, after: string, context = CONTEXT): ComparedPart[] {
  return folded(allLines(linesOf(before), linesOf(after)), context);
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/** Most edits change a few lines, so the same lines at both ends need no search. */
function allLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  const isLong = removed.length > MAX_CHANGED || added.length > MAX_CHANGED;
  const changed: DiffLine[] = isLong
    ? [...removed.map((line): DiffLine => ['−', line]), ...added.map((line): DiffLine => ['+', line])]
    : diffLines(removed, added);
  const same = (lines: readonly string[]) => lines.map((line): DiffLine => ['', line]);
  return [...same(before.slice(0, start)), ...changed, ...same(before.slice(before.length - end))];
}

function folded(lines: readonly DiffLine[], context: number): ComparedPart[] {
  const isNear = new Uint8Array(lines.length);
  for (const [index, [sign]] of lines.entries()) {
    if (sign !== '') isNear.fill(1, Math.max(0, index - context), index + context + 1);
  }
  const parts: ComparedPart[] = [];
  let shown = 0;
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1);
    if (isNear[index] && shown === MAX_SHOWN) return [...parts, { more: lines.length - index }];
    if (isNear[index]) {
      shown++;
      if (last && 'lines' in last) last.lines.push(line);
      else parts.push({ lines: [line] });
    } else if (last && 'skipped' in last) last.skipped++;
    else parts.push({ skipped: 1 });
  }
  return parts;
}
