import type { Problem } from '../../model/problem.ts';
import { displayPath } from '../../engine/files/display-path.ts';
import type { SourceFile } from '../../engine/content/scan.ts';
import { isPageMeant } from '../examples/read/read-examples.ts';

/**
 * The problems on the pages that `--page` selects. All pages are read first, because finding an option without a page
 * takes all of them.
 */
export function problemsOnPages(
  problems: readonly Problem[],
  pages: readonly Pick<SourceFile, 'file' | 'relativePath'>[],
  { siteDir, page }: { siteDir: string; page: string | undefined },
): Problem[] {
  if (page === undefined) return [...problems];
  const meant = new Set(
    pages
      .filter(({ relativePath }) => isPageMeant(relativePath, page))
      .map(({ file }) => displayPath(siteDir, file)),
  );
  return problems.filter(({ file }) => meant.has(file));
}
