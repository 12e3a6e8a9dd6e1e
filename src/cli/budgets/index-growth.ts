import type { NamesFile } from '../../model/search-index.ts';
import { brotliSize } from './measure.ts';

/** The number of pages that the site has to hold. */
export const PLANNED_PAGES = 160;

export interface IndexGrowth {
  /** Bytes that a page adds, measured with twice the pages. */
  perPage: number;
  /** Size with the planned number of pages. */
  planned: number;
}

/** Measures how the first file of a search index grows with the pages of the site. */
export function indexGrowth(content: string): IndexGrowth {
  const file = JSON.parse(content) as NamesFile;
  const { length } = file.pages;
  const sizeWith = (count: number) => brotliSize(JSON.stringify(withPages(file, count)));
  return {
    perPage: Math.ceil((sizeWith(2 * length) - sizeWith(length)) / length),
    planned: sizeWith(Math.max(PLANNED_PAGES, length)),
  };
}

/**
 * The added pages are copies of those that exist, with every lowercase letter replaced by a later one. Compression
 * finds no word of theirs that it has seen before. The pages of a real site share more.
 */
function withPages(file: NamesFile, count: number): NamesFile {
  const pages = Array.from({ length: count }, (_, index) => {
    const page = file.pages[index % file.pages.length]!;
    return rotate(page, Math.floor(index / file.pages.length));
  });
  return { ...file, pages };
}

function rotate(page: NamesFile['pages'][0], by: number): NamesFile['pages'][0] {
  const rotated = (letter: string) => String.fromCodePoint(97 + ((letter.codePointAt(0)! - 97 + by) % 26));
  return JSON.parse(JSON.stringify(page).replaceAll(/[a-z]/g, rotated)) as typeof page;
}
