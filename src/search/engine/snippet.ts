import type { TextPart } from '../../model/search.ts';
import { partsBetween, type Stretch } from './highlight.ts';
import { EAST_ASIAN } from './tokenize.ts';

/** A word, or two letters of a script without spaces. */
const WORD = new RegExp(`(?:[!-~]+|[^\\s${EAST_ASIAN}])+|[${EAST_ASIAN}]{1,2}`, 'gu');
/** Share of words before the first match, so it is read in context. */
const LEAD = 0.3;
const ELLIPSIS: TextPart = { text: '…', isMatch: false };

/** A few words of a text where most of the matches are close together. */
export function snippet(text: string, matches: readonly Stretch[], wordCount: number): TextPart[] {
  const ends: number[] = [];
  // `test` creates no array per word, unlike `exec`.
  while (WORD.test(text)) ends.push(WORD.lastIndex);

  const first = bestStart(text, matches, ends, wordCount);
  const from = first > 0 ? text.length - text.slice(ends[first - 1]).trimStart().length : 0;
  const to = first + wordCount < ends.length ? ends[first + wordCount - 1]! : text.length;
  const parts = partsBetween(text, matches, from, to);
  if (from > 0) parts.unshift(ELLIPSIS);
  if (to < text.length) parts.push(ELLIPSIS);
  return parts;
}

/** The first word to show, chosen for as many different matches as possible to follow. */
function bestStart(
  text: string,
  matches: readonly Stretch[],
  ends: readonly number[],
  wordCount: number,
): number {
  const spellings = matches.map((match) => text.slice(...match).toLowerCase());
  const possible = new Set(spellings).size;
  let best = 0;
  let mostMatches = 0;
  let word = 0;
  for (let at = 0; mostMatches < possible && at < matches.length; at++) {
    while (ends[word]! <= matches[at]![0]) word++;
    const first = Math.max(0, Math.min(word - Math.floor(wordCount * LEAD), ends.length - wordCount));
    const last = ends[first + wordCount - 1] ?? Infinity;
    let until = at;
    while (until < matches.length && matches[until]![1] <= last) until++;
    const different = new Set(spellings.slice(at, until)).size;
    if (different > mostMatches) {
      mostMatches = different;
      best = first;
    }
  }
  return best;
}
