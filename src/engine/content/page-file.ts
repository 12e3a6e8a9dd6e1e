import { localeOf, localePrefix, type RouteLocales } from '../../model/route.ts';

export const PAGE_EXTENSIONS = ['.mdx', '.md'] as const;

/**
 * A character of a name in a route, as part of a regular expression: each is valid unescaped in a URL, a file name and
 * a header. Names may also have letters and digits of other scripts, which only addresses escape.
 */
export const NAME_CHARACTER = String.raw`[\w\-.~!()@+,=$]`;

/** Checks whether a file or folder holds fragments or assets, which can be imported or linked but are not pages. */
export function isFragmentName(name: string): boolean {
  return name.startsWith('_') || name === 'shared';
}

export function pageFormat(name: string): 'md' | 'mdx' | undefined {
  return name.endsWith('.mdx') ? 'mdx' : name.endsWith('.md') ? 'md' : undefined;
}

export function withoutExtension(name: string): string {
  return name.replace(/\.mdx?$/, '');
}

const SEARCH_NAMES = '.search.txt';

/** The file with the names that readers search a page by. */
export function searchNamesFile(page: string): string {
  return withoutExtension(page) + SEARCH_NAMES;
}

/** The page's path without its extension; undefined for a file that does not hold search names. */
export function pageOfSearchNames(file: string): string | undefined {
  return file.endsWith(SEARCH_NAMES) ? file.slice(0, -SEARCH_NAMES.length) : undefined;
}

export interface PageAddress {
  /** `/guide/start/` for an index file, otherwise `/guide/start/quick-start`. */
  routePath: string;
  /** Path of the document in the built site, such as `guide/start/index.html`. */
  pagePath: string;
  lang: string;
  version: string;
}

/** The route and document of a source file. `relativePath` is relative to the docs folder, with forward slashes. */
export function pageAddress(relativePath: string, locales: RouteLocales): PageAddress {
  const { lang, version, rest } = localeOf(`/${withoutExtension(relativePath)}`, locales);
  const bare = rest.replace(/\/index$/i, '/');
  const routePath = localePrefix(lang, version, locales) + bare;
  return { routePath, pagePath: pageFile(routePath, '.html'), lang, version };
}

/** Relative to the output folder: `guide/start/quick-start.md`, `guide/start/index.html`. */
export function pageFile(routePath: string, ending: '.html' | '.md' | '.png'): string {
  return `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}${ending}`;
}

/** For readers without a browser. */
export function markdownFile(routePath: string): string {
  return pageFile(routePath, '.md');
}
