import { diffLines } from '../../model/diff-lines.ts';
import type { DiffLine } from '../../model/diff-lines.ts';
import { addStyles } from '../../../runtime/page/add-styles.ts';
import styles from './compare.css?inline';

interface Comparison {
  html: string;
  added: number;
  removed: number;
}

export type Compare = typeof compareHtml;

const LINE_CLASSES = { '': 'line', '+': 'line add', '−': 'line remove' } as const;

/**
 * Compares the highlighted lines of two files. Lines that both have are in both columns, on the same row; the others
 * only in the column of their file. A narrow screen stacks the columns and hides the second copy.
 */
export function compareHtml(before: readonly string[], after: readonly string[]): Comparison {
  const lines = diffLines(before, after);
  const isOneSided = before.length === 0 || after.length === 0;
  const count = (sign: string) => lines.filter(([lineSign]) => lineSign === sign).length;
  return {
    html: isOneSided ? linesHtml(lines) : chunksOf(lines).map(chunkHtml).join(''),
    added: count('+'),
    removed: count('−'),
  };
}

/** Adds the styles first, which only a comparison needs. */
export function prepareCompare(): Compare {
  addStyles(styles);
  return compareHtml;
}

/** Splits lines where changes start and end. */
function chunksOf(lines: readonly DiffLine[]): DiffLine[][] {
  const chunks: DiffLine[][] = [];
  for (const line of lines) {
    const last = chunks.at(-1);
    if (last && (last[0]![0] === '') === (line[0] === '')) last.push(line);
    else chunks.push([line]);
  }
  return chunks;
}

function chunkHtml(lines: DiffLine[]): string {
  const isSame = lines[0]![0] === '';
  const side = (sign: string) =>
    `<span class="side">${linesHtml(lines.filter(([lineSign]) => lineSign === sign))}</span>`;
  const copy = `<span class="side copy" aria-hidden="true">${linesHtml(lines)}</span>`;
  return `<span class="chunk">${isSame ? side('') + copy : side('−') + side('+')}</span>`;
}

function linesHtml(lines: readonly DiffLine[]): string {
  return lines.map(([sign, html]) => `<span class="${LINE_CLASSES[sign]}">${html}\n</span>`).join('');
}
