import type { SearchIndex } from './build-index.ts';
import { matchingTerms } from './matching-terms.ts';
import { inOrder } from './order.ts';
import { queryWords } from './query-words.ts';
import { SATURATION, STOP_WORD } from './weights.ts';

export interface Ranking {
  /** Places of records in the index, the best first. */
  order: number[];
  /** Terms that were found, with how many of their letters were asked for. */
  terms: Map<string, number>;
}

/** So few words are all meant; of a question or a message some may be missing. */
const MOST_KEYWORDS = 3;

/** BM25F, with everything a word may mean taken together as that word. */
export function rank(index: SearchIndex, text: string): Ranking {
  const { words, joins, pairs } = queryWords(text);
  const scores = new Float64Array(index.records.length);
  const covered = new Uint32Array(index.records.length);
  const terms = new Map<string, number>();

  /** Returns how much the word is worth where it stands most prominently. */
  const add = (
    term: string,
    matches: ReadonlyMap<string, number>,
    covers: number,
    factor: number,
  ): number => {
    const { best, rarity } = bestMatches(index, term, matches);
    let highest = 0;
    for (let record = 0; record < best.length; record++) {
      const score = best[record]!;
      if (score === 0) continue;
      scores[record]! += score * rarity * factor;
      covered[record]! |= covers;
      if (score > highest) highest = score;
    }
    return rarity * highest;
  };

  const importance = words.map((word, place) => {
    const matches = matchingTerms(index, word);
    const worth = add(word.term, matches, 1 << place, word.isStopWord ? STOP_WORD : 1);
    if (word.isStopWord) return 0;
    for (const term of matches.keys()) {
      const asked = term.startsWith(word.term) ? word.term.length : Infinity;
      terms.set(term, Math.max(asked, terms.get(term) ?? 0));
    }
    // What no heading speaks of is seldom what the question is about.
    return worth;
  });
  for (const [term, [covers, worth]] of joins) {
    if (!index.postings.has(term)) continue;
    terms.set(term, Infinity);
    add(term, new Map([[term, 1]]), covers, worth);
  }
  const sumOver = (bits: number): number =>
    bits && importance.reduce((sum, weight, word) => sum + ((bits >>> word) & 1) * weight, 0);
  const areKeywords = words.length <= MOST_KEYWORDS && !words.some(({ isStopWord }) => isStopWord);
  const whole = areKeywords ? sumOver(-1) : Infinity;
  return {
    order: inOrder(index, { scores, coverage: Array.from(covered, sumOver), whole, pairs, text }),
    terms,
  };
}

/** For each record the score of the one term that fits it best. */
function bestMatches(
  { records, postings }: SearchIndex,
  word: string,
  matches: ReadonlyMap<string, number>,
): { best: Float64Array; rarity: number } {
  const surest = Math.max(...matches.values());
  const best = new Float64Array(records.length);
  let found = 0;
  for (const [term, sureness] of matches) {
    const list = postings.get(term)!;
    for (let at = 0; at < list.length; at += 2) {
      const record = list[at]!;
      const score = ((sureness / surest) * list[at + 1]!) / (SATURATION + list[at + 1]!);
      if (best[record] === 0) found++;
      if (score > best[record]!) best[record] = score;
    }
  }
  // Who typed a whole word meant it: similar ones do not make it more common.
  const exact = postings.get(word);
  if (exact) found = exact.length / 2;
  return { best, rarity: Math.log(1 + (records.length - found + 0.5) / (found + 0.5)) };
}
