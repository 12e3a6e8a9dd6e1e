import { encodeIndex } from '../../model/search-index.ts';
import type { IndexFiles } from '../../model/search-index.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import { hasEmbeddedIndex } from '../config/search-setting.ts';
import { startPages } from '../output/search/index-files.ts';
import { siteRecords } from '../output/search/site-records.ts';
import type { ScannedSite } from '../site/scan-site.ts';
import type { DevSite } from './dev-site.ts';

const FOLDER = '@search/';
const ADDRESS = /\/@search\/([^/]*)\/([^/]+)\/(?:search-(?:(headings|text)-)?dev|current)\.json$/;

/**
 * The URL of the file that names the search index of a language and version in dev. The index is built when somebody
 * searches.
 */
export function devIndexUrl(
  { config }: ScannedSite,
  { lang, version }: { lang: string; version: string },
): string | undefined {
  return hasEmbeddedIndex(config) ? `${config.base}${FOLDER}${version}/${lang}/current.json` : undefined;
}

/** Builds one of the files of an index from the current pages. Returns undefined for any other URL. */
export async function devIndexFile(devSite: DevSite, pathname: string): Promise<string | undefined> {
  const [, version, lang, part = 'names'] = ADDRESS.exec(pathname) ?? [];
  if (lang === undefined) return undefined;
  if (pathname.endsWith('/current.json')) return JSON.stringify('search-dev.json');
  const site = await devSite.withMenus();
  const pages: CompiledPage[] = [];
  for (const { routePath } of site.pages) {
    const page = await devSite.compile(routePath);
    if (page) pages.push(page);
  }
  const locale = siteRecords(site, pages).find((one) => one.lang === lang && one.version === version);
  if (!locale) return undefined;
  const { base, search } = site.config;
  const files = encodeIndex(base, locale.pages, startPages(search));
  return JSON.stringify(files[part as keyof IndexFiles]);
}
