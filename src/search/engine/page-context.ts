import { PAGE_COVERS, PAGE_SCORE } from './weights.ts';

/** Scores and coverage of sections, read in the context of their pages. */
export interface InContext {
  scores: number[];
  coverage: number[];
}

/**
 * Counts for each section some of what its page says elsewhere: a question names the subject, which is the page's, and the
 * detail, which is the section's.
 *
 * @param covered the words of the query that each record contains, as bits
 * @param importanceOf the importance of a set of words
 */
export function inContext(
  pages: readonly number[],
  scores: ArrayLike<number>,
  covered: ArrayLike<number>,
  importanceOf: (bits: number) => number,
): InContext {
  const onPage: number[] = [];
  for (const [position, page] of pages.entries()) onPage[page] = (onPage[page] ?? 0) | covered[position]!;
  return {
    scores: pages.map(
      (page, position) => scores[position]! + (page === position ? 0 : PAGE_SCORE * scores[page]!),
    ),
    coverage: pages.map((page, position) => {
      const own = importanceOf(covered[position]!);
      return own && own + PAGE_COVERS * (importanceOf(onPage[page]!) - own);
    }),
  };
}
