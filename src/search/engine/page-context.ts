import { PAGE_COVERS } from './weights.ts';

/**
 * Computes how much of the query each section covers, with some of what its page covers elsewhere: a question names
 * the subject, which is the page's, and the detail, which is the section's. The start of the page gets none, because
 * the section with the other words is meant.
 *
 * @param covered the words of the query that each record contains, as bits
 * @param importanceOf the importance of a set of words
 */
export function coverageOnPages(
  pages: readonly number[],
  covered: ArrayLike<number>,
  importanceOf: (bits: number) => number,
): Float64Array {
  const coverage = new Float64Array(pages.length);
  const onPage = new Uint32Array(pages.length);
  pages.forEach((page, position) => (onPage[page]! |= covered[position]!));
  pages.forEach((page, position) => {
    const words = covered[position]!;
    if (words === 0) return;
    const own = importanceOf(words);
    const elsewhere = page === position ? 0 : importanceOf(onPage[page]!) - own;
    coverage[position] = own + PAGE_COVERS * elsewhere;
  });
  return coverage;
}
