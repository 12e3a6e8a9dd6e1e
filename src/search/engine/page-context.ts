import { PAGE_COVERS, PAGE_SCORE } from './weights.ts';

/** Scores and coverage of sections, read in the context of their pages. */
export interface InContext {
  scores: Float64Array;
  coverage: Float64Array;
}

/**
 * Adds to each section some of what its page says elsewhere: a question names the subject, which is the page's, and the
 * detail, which is the section's.
 *
 * @param covered the words of the query that each record contains, as bits
 * @param importanceOf the importance of a set of words
 */
export function inContext(
  pages: readonly number[],
  ownScores: ArrayLike<number>,
  covered: ArrayLike<number>,
  importanceOf: (bits: number) => number,
): InContext {
  const scores = new Float64Array(ownScores);
  const coverage = new Float64Array(pages.length);
  const onPage = new Uint32Array(pages.length);
  pages.forEach((page, position) => (onPage[page]! |= covered[position]!));
  pages.forEach((page, position) => {
    const words = covered[position]!;
    if (words === 0) return;
    const own = importanceOf(words);
    coverage[position] = own + PAGE_COVERS * (importanceOf(onPage[page]!) - own);
    if (page !== position) scores[position]! += PAGE_SCORE * ownScores[page]!;
  });
  return { scores, coverage };
}
