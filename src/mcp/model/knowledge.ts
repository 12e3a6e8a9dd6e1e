import type { IndexFiles } from '../../model/search-index.ts';

/** Everything that the server knows. It is packed from a built site, so it says the same. */
export interface Knowledge {
  /** The version of the site. */
  version: string;
  /** The release of Rslib that the pages were proven with. */
  rslib: string;
  /** The site's URL with its base, without a slash at the end. */
  site: string;
  pages: readonly KnownPage[];
  options: readonly KnownOption[];
  errors: readonly KnownError[];
  /** The files of the site's search. */
  index: IndexFiles;
}

export interface KnownPage {
  route: string;
  title: string;
  description: string;
  /** The Markdown twin of the page. */
  markdown: string;
  /** The ids of its headings, in order, without the title's. */
  ids: readonly string[];
}

export interface KnownOption {
  /** `lib.dts.bundle` for an option of Rslib, `output.minify` for one of Rsbuild. */
  name: string;
  type: string;
  /** As code, or in words. */
  default?: string;
  flag?: string;
  since?: string;
  isDeprecated?: true;
  /** Where it may be: in an item of `lib`, at the top level, or in both. */
  place: 'item' | 'top' | 'both';
  /** Route and hash of the section about it, or about the group it belongs to. */
  page: string;
  /** All keys of its object are known, so any other is a mistake. */
  isClosed?: true;
  /** What other tools call it, such as `external`. */
  otherNames?: readonly string[];
}

/** A message, or several with one explanation. */
export interface KnownError {
  title: string;
  /** Route and hash. */
  page: string;
  /** Parts of the message that are always the same. */
  fragments: readonly string[];
  /** The message as it was printed when it was provoked. */
  printed: readonly string[];
  /** The explanation, as Markdown. */
  text: string;
}

export function linkTo({ site }: Pick<Knowledge, 'site'>, page: string): string {
  return page.startsWith('/') ? site + page : page;
}
