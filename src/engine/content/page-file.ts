import { localeOf, localePrefix, type RouteLocales } from '../../model/route.ts';

export const PAGE_EXTENSIONS = ['.mdx', '.md'] as const;

/** One character of a name in a route, as part of a regular expression: each means the same in a URL, a file name and a header. */
export const NAME_CHARACTER = String.raw`[\w\-.~!()@+,=$]`;

/** Fragments and assets: can be imported or linked, but are no pages. `name` is a folder's or a file's. */
export function isFragmentName(name: string): boolean {
  return name.startsWith('_') || name === 'shared';
}

export function pageFormat(name: string): 'md' | 'mdx' | undefined {
  return name.endsWith('.mdx') ? 'mdx' : name.endsWith('.md') ? 'md' : undefined;
}

export function withoutExtension(name: string): string {
  return name.replace(/\.mdx?$/, '');
}

export interface PageAddress {
  /** `/guide/start/` for an index file, `/guide/start/quick-start` otherwise. */
  routePath: string;
  /** The document in the built site, as `guide/start/index.html`. */
  pagePath: string;
  lang: string;
  version: string;
}

/** Where a source file ends up; `relativePath` is below the docs folder, with forward slashes. */
export function pageAddress(relativePath: string, locales: RouteLocales): PageAddress {
  const { lang, version, rest } = localeOf(`/${withoutExtension(relativePath)}`, locales);
  const bare = rest.replace(/\/index$/i, '/');
  const routePath = localePrefix(lang, version, locales) + bare;
  return { routePath, pagePath: pageFile(routePath, '.html'), lang, version };
}

/** Returns a file of a page below the output folder: `guide/start/quick-start.md`, `guide/start/index.html`. */
export function pageFile(routePath: string, ending: '.html' | '.md' | '.png'): string {
  return `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}${ending}`;
}

/** Returns the file of a page for those who read without a browser. */
export function markdownFile(routePath: string): string {
  return pageFile(routePath, '.md');
}
