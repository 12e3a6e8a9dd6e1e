import type { SearchIndex } from './build-index.ts';
import { knownTerms, matchingTerms } from './matching-terms.ts';
import { inOrder, type Hit } from './order.ts';
import { coverageOnPages } from './page-context.ts';
import { queryWords } from './query-words.ts';
import { SATURATION, STOP_WORD } from './weights.ts';

export interface Ranking {
  /** Best first. */
  order: Hit[];
  /** Terms that were found, with the number of their letters that were typed. */
  terms: Map<string, number>;
  /**
   * Checks whether a record surely contains every word of the query. With stop words it is a question, not a name, and a
   * flag is not the word that it is made of.
   */
  hasAllWords(position: number): boolean;
}

/** A query of up to this many words means all of them, if its best hit has them; of a question or a message some may be missing. */
const MOST_KEYWORDS = 3;

/** Terms below this likelihood may not be what a word means. */
const LIKELY = 0.35;

/** Ranks with BM25F, treating all terms that a word may mean as that word. */
export function rank(index: SearchIndex, text: string): Ranking {
  const query = queryWords(text);
  const { words, joins } = query;
  const scores = new Float64Array(index.records.length);
  const covered = new Uint32Array(index.records.length);
  const terms = new Map<string, number>();
  /** Scores of one word in each record; all 0 between words. */
  const best = new Float64Array(index.records.length);

  /** Adds the scores of a word and returns its weight where it is most prominent. */
  const add = (
    term: string,
    matches: ReadonlyMap<string, number>,
    covers: number,
    factor: number,
  ): number => {
    const { found, rarity } = findBest(index, term, matches, best);
    let highest = 0;
    for (const record of found) {
      const score = best[record]!;
      best[record] = 0;
      scores[record]! += score * rarity * factor;
      covered[record]! |= covers;
      if (score > highest) highest = score;
    }
    return rarity * highest;
  };

  const places = new Map<string, number>();
  let count = 0;
  const importance = words.map((word, place) => {
    const matches = matchingTerms(index, word);
    const worth = add(word.term, matches, 1 << place, word.isStopWord ? STOP_WORD : 1);
    if (word.isStopWord) return 0;
    for (const [term, likelihood] of matches) {
      if (likelihood >= LIKELY) places.set(term, (places.get(term) ?? 0) | (1 << count));
      const typedLength = term.startsWith(word.term) ? word.term.length : Infinity;
      terms.set(term, Math.max(typedLength, terms.get(term) ?? 0));
    }
    count++;
    // A word that is in no heading is seldom what the question is about.
    return worth;
  });
  for (const [term, [covers, worth]] of joins) {
    // The last word may be incomplete, and so may be what it is joined to.
    const matches = knownTerms(index, term, covers >>> (words.length - 1) > 0);
    if (matches.size === 0) continue;
    for (const match of matches.keys()) terms.set(match, Infinity);
    add(term, matches, covers, worth);
  }
  const sums: Record<number, number> = {};
  const sumOver = (bits: number): number =>
    (sums[bits] ??= importance.reduce((all, weight, word) => all + ((bits >>> word) & 1) * weight, 0));
  const areKeywords = words.length <= MOST_KEYWORDS && !words.some(({ isStopWord }) => isStopWord);
  const fullCoverage = areKeywords ? sumOver(-1) : Infinity;
  return {
    order: inOrder(index, {
      scores,
      coverage: coverageOnPages(index.pages, covered, sumOver),
      covered,
      whole: fullCoverage,
      query,
      meanings: { places, count },
    }),
    terms,
    hasAllWords(position) {
      const hasFlag = [...joins.keys()].some((term) => term.startsWith('-'));
      if (count === 0 || count < words.length || hasFlag) return false;
      let found = 0;
      for (const [term, bits] of places)
        if (index.postings.get(term)!.some((record, at) => at % 2 === 0 && record === position))
          found |= bits;
      return found === 2 ** count - 1;
    },
  };
}

/** Finds the records with a matching term, and sets `best` to the score of the best one in each. */
function findBest(
  { records, postings }: SearchIndex,
  word: string,
  matches: ReadonlyMap<string, number>,
  best: Float64Array,
): { found: number[]; rarity: number } {
  const maxLikelihood = Math.max(...matches.values());
  const found: number[] = [];
  for (const [term, likelihood] of matches) {
    const list = postings.get(term)!;
    for (let at = 0; at < list.length; at += 2) {
      const record = list[at]!;
      const score = ((likelihood / maxLikelihood) * list[at + 1]!) / (SATURATION + list[at + 1]!);
      if (best[record] === 0) found.push(record);
      if (score > best[record]!) best[record] = score;
    }
  }
  // A complete word means itself: similar words do not make it more common.
  const exact = postings.get(word);
  const count = exact ? exact.length / 2 : found.length;
  return { found, rarity: Math.log(1 + (records.length - count + 0.5) / (count + 0.5)) };
}
