import { OFFLINE_WORKER, PAGE_LIST } from '../../model/constants.ts';
import { hasEmbeddedIndex } from '../config/search-setting.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { SourceFile } from '../content/scan.ts';
import { routeLocales } from '../content/locale-roots.ts';
import { notFoundPlaces } from '../content/not-found-places.ts';
import { markdownFile, pageFile } from '../content/page-file.ts';

/** Read by the server and never served. */
export const SITE_MANIFEST = '_site.json';
export const NOT_FOUND_FILE = '404.html';
/** Rules for other hosts: Netlify and Cloudflare Pages read the first two, nginx the third. */
export const HOST_FILES = ['_headers', '_redirects', '_nginx.conf'] as const;
/** Files that may also be in `docs/public`: rules there are added to those of the build, and a `robots.txt` replaces ours. */
export const MERGED_FILES: ReadonlySet<string> = new Set<HostFileName | ListFileName>([
  '_headers',
  '_redirects',
  'robots.txt',
]);
export const SOFTWARE_BILL = 'sbom.json';
export const OPEN_SEARCH_FILE = 'opensearch.xml';
export const WEB_MANIFEST = 'site.webmanifest';
/** Files for programs, besides feeds and pages. */
export const LIST_FILES = ['sitemap.xml', 'robots.txt', WEB_MANIFEST, PAGE_LIST, 'llms-full.txt'] as const;

export type HostFileName = (typeof HOST_FILES)[number];
export type ListFileName = (typeof LIST_FILES)[number];

/** This file names the search index of a language and version. */
export function searchFile(lang: string, version: string): string {
  return ['search', ...(version === '' ? [] : [version]), lang, 'json'].join('.');
}

/** The files besides pages that the build writes and that can be requested. */
export function engineFiles(config: SiteConfig): Set<string> {
  const { feeds, search } = config;
  const { langs, versions, defaultVersion } = routeLocales(config);
  return new Set([
    ...LIST_FILES,
    ...feeds.map(({ output }) => output),
    ...(search === false ? [] : [OPEN_SEARCH_FILE]),
    ...(hasEmbeddedIndex(config)
      ? langs.flatMap((lang) =>
          (versions.length > 0 ? versions : [defaultVersion]).map((version) => searchFile(lang, version)),
        )
      : []),
    SOFTWARE_BILL,
    OFFLINE_WORKER,
  ]);
}

/** Every name the build writes, except those that contain a hash. */
export function writtenNames(config: SiteConfig, pages: readonly SourceFile[]): Set<string> {
  return new Set([
    ...engineFiles(config),
    ...pages.flatMap(({ routePath, pagePath }) => [pagePath, markdownFile(routePath)]),
    ...notFoundPlaces(
      pages.map(({ routePath }) => routePath),
      routeLocales(config),
    ).map(({ routePath }) => pageFile(routePath, '.html')),
    SITE_MANIFEST,
    ...HOST_FILES,
  ]);
}
