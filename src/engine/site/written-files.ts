import { OFFLINE_WORKER } from '../../model/constants.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { SourceFile } from '../content/scan.ts';
import { markdownFile } from '../content/page-file.ts';

/** For whoever serves the site; it is never served itself. */
export const SITE_MANIFEST = '_site.json';
export const NOT_FOUND_FILE = '404.html';
/** Rules for other hosts: Netlify and Cloudflare Pages read the first two, nginx the third. */
export const HOST_FILES = ['_headers', '_redirects', '_nginx.conf'] as const;
/** Those that `docs/public` may have too. */
export const MERGED_FILES: ReadonlySet<string> = new Set<HostFileName>(['_headers', '_redirects']);
export const SOFTWARE_BILL = 'sbom.json';
export const OPEN_SEARCH_FILE = 'opensearch.xml';
export const WEB_MANIFEST = 'site.webmanifest';
/** What programs read beside feeds and pages. */
export const LIST_FILES = ['sitemap.xml', 'robots.txt', WEB_MANIFEST, 'llms.txt', 'llms-full.txt'] as const;

export type HostFileName = (typeof HOST_FILES)[number];
export type ListFileName = (typeof LIST_FILES)[number];

/** Returns the files beside pages that this build writes and that readers and programs can ask for. */
export function engineFiles({ feeds, search }: SiteConfig): Set<string> {
  return new Set([
    ...LIST_FILES,
    ...feeds.map(({ output }) => output),
    ...(search === false ? [] : [OPEN_SEARCH_FILE]),
    SOFTWARE_BILL,
    OFFLINE_WORKER,
  ]);
}

/** Returns every name that this build writes, apart from those that follow from a file's content. */
export function writtenNames(config: SiteConfig, pages: readonly SourceFile[]): Set<string> {
  return new Set([
    ...engineFiles(config),
    ...pages.flatMap(({ routePath, pagePath }) => [pagePath, markdownFile(routePath)]),
    NOT_FOUND_FILE,
    SITE_MANIFEST,
    ...HOST_FILES,
  ]);
}
