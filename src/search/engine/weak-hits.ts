import type { Hit } from './order.ts';
import { WEAK } from './weights.ts';

/** So many hits are the best: readers look at the first rows. */
const BEST = 5;

/**
 * Finds hits that would come before better ones, because hits are listed by section: weak hits of a section before
 * another one that has one of the best.
 */
export function weakHits(
  order: readonly Hit[],
  sectionOf: (position: number) => string,
): (hit: Hit) => boolean {
  const best = order.slice(0, BEST);
  const sections = [...new Set(best.map(({ position }) => sectionOf(position)))];
  sections.pop();
  const least = (best.at(-1)?.score ?? 0) * WEAK;
  return ({ position, score }) => score < least && sections.includes(sectionOf(position));
}
