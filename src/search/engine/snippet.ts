import type { TextPart } from '../../model/search.ts';
import { partsBetween, stretches, type Stretch } from './highlight.ts';
import { EAST_ASIAN } from './tokenize.ts';

/** Two letters of a script without spaces pass for a word. */
const WORD = new RegExp(`(?:[!-~]+|[^\\s${EAST_ASIAN}])+|[${EAST_ASIAN}]{1,2}`, 'gu');
/** Share of the words that stand before the first match, so that it is read in its sentence. */
const LEAD = 0.3;
const ELLIPSIS: TextPart = { text: '…', isMatch: false };

/** A few words of a text, where most of what was asked for stands together. */
export function snippet(text: string, terms: ReadonlyMap<string, number>, wordCount: number): TextPart[] {
  const matches = stretches(text, terms);
  const starts: number[] = [];
  WORD.lastIndex = 0;
  for (let word = WORD.exec(text); word; word = WORD.exec(text)) starts.push(word.index);

  const first = bestStart(text, matches, starts, wordCount);
  const from = first > 0 ? starts[first]! : 0;
  const after = starts[first + wordCount];
  const to = after === undefined ? text.length : text.slice(0, after).trimEnd().length;
  const parts = partsBetween(text, matches, from, to);
  if (from > 0) parts.unshift(ELLIPSIS);
  if (to < text.length) parts.push(ELLIPSIS);
  return parts;
}

/** The word to begin with, so that as many different matches as possible follow. */
function bestStart(
  text: string,
  matches: readonly Stretch[],
  starts: readonly number[],
  wordCount: number,
): number {
  const spellings = matches.map((match) => text.slice(...match).toLowerCase());
  const possible = new Set(spellings).size;
  let best = 0;
  let most = 0;
  let word = 0;
  for (let at = 0; most < possible && at < matches.length; at++) {
    while (starts[word + 1]! <= matches[at]![0]) word++;
    const first = Math.max(0, Math.min(word - Math.floor(wordCount * LEAD), starts.length - wordCount));
    const after = starts[first + wordCount] ?? Infinity;
    let until = at;
    while (until < matches.length && matches[until]![1] <= after) until++;
    const different = new Set(spellings.slice(at, until)).size;
    if (different > most) {
      most = different;
      best = first;
    }
  }
  return best;
}
