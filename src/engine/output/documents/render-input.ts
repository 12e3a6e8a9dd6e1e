import path from 'node:path';
import { encodeAddress } from '../../../model/address.ts';
import { overviewGroups } from '../../../model/overview.ts';
import type { OverviewPage } from '../../../model/overview.ts';
import type { PageData } from '../../../model/page.ts';
import type { RenderInput } from '../../../model/render.ts';
import { previousNext, sidebarFor } from '../../../model/sidebar.ts';
import type { Site } from '../../site/site-navigation.ts';
import { wordsOfLocale } from '../../config/derive.ts';
import { markdownFile } from '../../content/page-file.ts';
import { breadcrumbsOf, homeLink, languageChoices, versionChoices } from '../../site/other-places.ts';
import { siteData } from '../../site/site-data.ts';

/** Collects everything around a page's own content. */
export function renderInput(
  site: Site,
  page: PageData,
  runs: string[],
  pageInfo: (routePath: string) => OverviewPage | undefined,
): RenderInput {
  const locale = site.navigation.find(({ lang, version }) => lang === page.lang && version === page.version);
  const sidebars = locale?.sidebars ?? {};
  const items = sidebarFor(sidebars, page.routePath);
  const key = Object.keys(sidebars).find((prefix) => sidebars[prefix] === items) ?? '';
  const { previous, next } = previousNext(sidebars, page.routePath);
  const { overview, overviewHeaders } = page.frontmatter;
  return {
    site: siteData(site, page.lang),
    words: wordsOfLocale(site.config, page.lang),
    page,
    runs,
    nav: locale?.nav ?? [],
    homePath: `${locale?.prefix ?? ''}/`,
    homeLink: homeLink(site, page) ?? homeLink(site, defaultPlace(site)) ?? '/',
    sidebar: items.length > 0 ? { key, items } : undefined,
    previous,
    next,
    overview: overview
      ? overviewGroups(items, { routePath: page.routePath, overviewHeaders, pageInfo })
      : undefined,
    overviewPath: locale?.overviewPath,
    editUrl: editUrl(site, page),
    markdownUrl: encodeAddress(site.config.base + markdownFile(page.routePath)),
    breadcrumbs: breadcrumbsOf(page, locale),
    languages: languageChoices(site, page),
    versions: versionChoices(site, page),
    lastUpdated: site.dates.get(path.join(site.docsDir, page._relativePath)),
  };
}

function defaultPlace({ config }: Site) {
  return { lang: config.lang, version: config.multiVersion.default };
}

function editUrl({ config }: Site, page: PageData): string | undefined {
  const editLink = config.locales.find(({ lang }) => lang === page.lang)?.editLink;
  return editLink && page._relativePath !== ''
    ? encodeAddress(`${editLink.docRepoBaseUrl}/${page._relativePath}`)
    : undefined;
}
