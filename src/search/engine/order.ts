import type { SearchIndex } from './build-index.ts';
import type { QueryWords } from './query-words.ts';
import { nameMatch, type Meanings } from './name-match.ts';
import { LEAST_COVERAGE, NAMED, NAMED_SHARE, NEAR_NAME, PHRASE } from './weights.ts';

export interface Scored {
  scores: ArrayLike<number>;
  /** Words of the query that each record contains, as bits. */
  covered: ArrayLike<number>;
  /** How much of the query each record covers. */
  coverage: Float64Array;
  /** Coverage that hits need if the best one reaches it. */
  whole: number;
  query: QueryWords;
  meanings: Meanings;
}

/** A record that is found. */
export interface Hit {
  position: number;
  score: number;
}

/**
 * Phrases are checked only in this many hits: reading every text would take too long, and those far down do
 * not matter.
 */
const PHRASE_CHECKED = 40;

/** The positions of the hits and their scores, best first. */
export function inOrder(
  index: SearchIndex,
  { scores, coverage, covered, whole, query, meanings }: Scored,
): Hit[] {
  const least = coverage.reduce((most, share) => Math.max(most, share), 0) * LEAST_COVERAGE;
  /** Largest share of the query that is a name of each record. */
  const shares = new Map<number, number>();
  for (const [name, share] of query.names)
    for (const position of index.named.get(name) ?? [])
      shares.set(position, Math.max(share, shares.get(position) ?? 0));
  const hits: Hit[] = [];
  for (let position = 0; position < coverage.length; position++) {
    const share = coverage[position]!;
    if (share === 0 || share < least) continue;
    const score = scores[position]! * Math.sqrt(share) * index.priors[position]!;
    hits.push({ position, score: score * (1 + NAMED * (shares.get(position) ?? 0) ** NAMED_SHARE) });
  }
  // Equal hits keep the order of the site.
  const byScore = (a: Hit, b: Hit): number => b.score - a.score;
  const isWhole = ({ position }: Hit): boolean => coverage[position]! >= whole;
  hits.sort(byScore);
  const kept = hits[0] && isWhole(hits[0]) ? hits.filter(isWhole) : hits;
  const best = kept.splice(0, PHRASE_CHECKED);
  for (const hit of best) {
    hit.score *=
      1 +
      PHRASE * pairsIn(index.texts[hit.position]!, query.pairs, covered[hit.position]!) +
      NEAR_NAME * nameMatch(index.names[hit.position]!, meanings);
  }
  return [...best.sort(byScore), ...kept];
}

/**
 * The share of adjacent query words that are also adjacent in the record, as in a pasted message.
 *
 * @param covered the words of the query that the record contains, as bits
 */
function pairsIn(text: string, pairs: readonly string[], covered: number): number {
  if (pairs.length === 0) return 0;
  // Looking for a pair takes longer than to see that a word of it is missing.
  const isPossible = (at: number): boolean => ((covered >>> at) & 3) === 3;
  return pairs.filter((pair, at) => isPossible(at) && text.includes(pair)).length / pairs.length;
}
