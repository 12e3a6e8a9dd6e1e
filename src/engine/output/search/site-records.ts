import { isNavActive } from '../../../model/nav-match.ts';
import type { SearchRecord } from '../../../model/search.ts';
import { groupOfLoosePage } from '../../../model/sidebar.ts';
import type { CompiledPage } from '../../page/compile-page.ts';
import type { LocaleNavigation, Site } from '../../site/site-navigation.ts';
import { pageRecords } from './page-records.ts';

/** Records of one language of one version: readers search only what they are reading. */
export interface LocaleRecords {
  lang: string;
  version: string;
  /** By page, in the order of the site. */
  pages: { description: string; records: SearchRecord[] }[];
}

export function siteRecords(site: Site, pages: readonly CompiledPage[]): LocaleRecords[] {
  return site.navigation.map((locale) => {
    const { lang, version } = locale;
    const { title } = site.config.locales.find((one) => one.lang === lang) ?? site.config;
    const own = pages.filter(
      ({ data }) =>
        data.lang === lang &&
        data.version === version &&
        data.pageType !== '404' &&
        data.frontmatter.search !== false,
    );
    return {
      lang,
      version,
      pages: own.map(({ data, sections }) => ({
        description: data.frontmatter.description ?? '',
        records: pageRecords({
          page: data.title === '' ? { ...data, title } : data,
          sections,
          lvl0: topSection(locale, data.routePath) ?? title,
          base: site.config.base,
        }),
      })),
    };
  });
}

/** The entry of the top navigation that leads to the page, or the group of a sidebar that alone lists it. */
function topSection({ nav, prefix, sidebars }: LocaleNavigation, routePath: string): string | undefined {
  return (
    nav.find((item) => isNavActive(item, routePath, `${prefix}/`))?.text ??
    groupOfLoosePage(sidebars, routePath)
  );
}
