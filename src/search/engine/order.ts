import type { SearchIndex } from './build-index.ts';
import type { QueryWords } from './query-words.ts';
import { titlePairs, type Meanings } from './title-pairs.ts';
import { COVERAGE, LEAST_COVERAGE, NAMED, NAMED_SHARE, PHRASE, TITLE_PAIR } from './weights.ts';

export interface Scored {
  scores: ArrayLike<number>;
  /** How much of the query each record covers. */
  coverage: Float64Array;
  /** Coverage that hits need if any record reaches it. */
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

/** Returns the positions of the hits and their scores, best first. */
export function inOrder(index: SearchIndex, { scores, coverage, whole, query, meanings }: Scored): Hit[] {
  let most = 0;
  for (const covered of coverage) if (covered > most) most = covered;
  const least = most >= whole ? whole : most * LEAST_COVERAGE;
  const shares = new Map<number, number>();
  for (const [name, share] of query.names)
    for (const position of index.named.get(name) ?? [])
      shares.set(position, Math.max(share, shares.get(position) ?? 0));
  const hits: Hit[] = [];
  for (let position = 0; position < coverage.length; position++) {
    const covered = coverage[position]!;
    if (covered === 0 || covered < least) continue;
    const score = scores[position]! * covered ** COVERAGE * index.priors[position]!;
    hits.push({ position, score: score * (1 + NAMED * (shares.get(position) ?? 0) ** NAMED_SHARE) });
  }
  // Equal hits keep the order of the site.
  const byScore = (a: Hit, b: Hit): number => b.score - a.score;
  const best = hits.sort(byScore).splice(0, PHRASE_CHECKED);
  for (const hit of best) {
    hit.score *=
      1 +
      PHRASE * pairsIn(index.texts[hit.position]!, query.pairs) +
      TITLE_PAIR * titlePairs(index.titles[hit.position]!, meanings);
  }
  return [...best.sort(byScore), ...hits];
}

/** Returns the share of adjacent query words that are also adjacent in the record, as in a pasted message. */
function pairsIn(text: string, pairs: readonly string[]): number {
  if (pairs.length === 0) return 0;
  return pairs.filter((pair) => text.includes(pair)).length / pairs.length;
}
