import { editDistance } from './nearest.ts';

export interface NamedPage {
  title: string;
  /** URL path of the page. */
  path: string;
}

/** Highest number of pages to suggest. */
const SUGGESTED = 4;
/** Above this share of different letters, a page is not what the reader meant. */
const LIMIT = 0.4;

/**
 * The pages a reader most likely meant with an unknown path, the best first. The last segment counts most, compared
 * with those of the pages and with their titles. The folder that the path is in comes last.
 */
export function nearestPages(wrongPath: string, pages: readonly NamedPage[]): NamedPage[] {
  const wrong = lettersOf(wrongPath);
  const name = lettersOf(lastSegment(wrongPath));
  const near = pages
    .map((page) => {
      const asNamed = Math.min(
        difference(name, lettersOf(lastSegment(page.path))),
        difference(name, lettersOf(page.title)),
      );
      return { page, score: 0.75 * asNamed + 0.25 * difference(wrong, lettersOf(page.path)) };
    })
    .filter(({ score }) => score < LIMIT)
    .sort((a, b) => a.score - b.score)
    .map(({ page }) => page);
  const [folder] = pages
    .filter(({ path }) => path.endsWith('/') && path.split('/').length > 2 && wrongPath.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  return [...new Set([...near.slice(0, SUGGESTED - 1), ...(folder ? [folder] : [])])];
}

function lastSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}

/** Makes `umdName.html`, `umd-name` and `UMD name` the same. */
function lettersOf(text: string): string {
  return text
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The share of letters that differ, from 0 to 1. */
function difference(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length, 1);
}
