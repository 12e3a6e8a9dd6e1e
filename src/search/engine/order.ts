import type { SearchIndex } from './build-index.ts';
import { fold } from './tokenize.ts';
import { COVERAGE, LEAST_COVERAGE, LEVEL, NAMED, PHRASE } from './weights.ts';

export interface Scored {
  scores: ArrayLike<number>;
  /** How much of the query each record covers. */
  coverage: readonly number[];
  /** Coverage that hits need if any record reaches it. */
  whole: number;
  pairs: readonly string[];
  text: string;
}

/**
 * Phrases are checked only in this many hits: reading every text would take too long, and those far down do
 * not matter.
 */
const PHRASE_CHECKED = 40;

/** Returns the positions of the hits, best first. */
export function inOrder(index: SearchIndex, { scores, coverage, whole, pairs, text }: Scored): number[] {
  const most = coverage.reduce((a, b) => Math.max(a, b), 0);
  const least = most >= whole ? whole : most * LEAST_COVERAGE;
  const name = fold(text.trim());
  const hits: { position: number; score: number }[] = [];
  for (const [position, covered] of coverage.entries()) {
    if (covered === 0 || covered < least) continue;
    const level = Number(index.records[position]!.type.at(-1)) || 7;
    const heading = index.headings[position]!;
    const isNamed = heading === name || heading.endsWith(`.${name}`);
    const score = scores[position]! * covered ** COVERAGE * (1 - LEVEL * level);
    hits.push({ position, score: isNamed ? score * NAMED : score });
  }
  // Equal hits keep the order of the site.
  const byScore = (a: (typeof hits)[0], b: (typeof hits)[0]): number => b.score - a.score;
  const best = hits.sort(byScore).splice(0, PHRASE_CHECKED);
  for (const hit of best) hit.score *= 1 + PHRASE * pairsIn(index, hit.position, pairs);
  return [...best.sort(byScore), ...hits].map(({ position }) => position);
}

/** Returns the share of adjacent query words that are also adjacent in the record, as in a pasted message. */
function pairsIn({ records, headings }: SearchIndex, position: number, pairs: readonly string[]): number {
  if (pairs.length === 0) return 0;
  const { content, code } = records[position]!;
  const text = `${headings[position]!}\n${content ?? ''}\n${code}`.toLowerCase();
  return pairs.filter((pair) => text.includes(pair)).length / pairs.length;
}
