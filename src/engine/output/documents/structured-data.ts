import type { PageData } from '../../../model/page.ts';
import type { RenderInput } from '../../../model/render.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { siteAddress } from '../../site/site-address.ts';
import { searchAction } from '../search/open-search.ts';

export type Breadcrumbs = RenderInput['breadcrumbs'];

/** Search engines may show this with a page's title: its breadcrumbs, its date, and how to search the site. */
export function structuredData(
  page: PageData,
  config: SiteConfig,
  { siteTitle, breadcrumbs }: { siteTitle: string; breadcrumbs: Breadcrumbs },
): object[] {
  if (page.pageType === '404') return [];
  if (page.pageType === 'home') return config.search === false ? [] : [searchAction(config, siteTitle)];
  const address = (routePath: string) => siteAddress(config, routePath);
  const { date, description } = page.frontmatter;
  return [
    ...(breadcrumbs.length > 0 ? [breadcrumbList(page, breadcrumbs, address)] : []),
    ...(date === undefined
      ? []
      : [
          {
            '@context': 'https://schema.org',
            '@type': 'BlogPosting',
            headline: page.title,
            description,
            datePublished: date,
            inLanguage: page.lang,
            mainEntityOfPage: address(page.routePath),
          },
        ]),
  ];
}

/** The last entry is the page itself and needs no URL. */
function breadcrumbList(
  page: PageData,
  breadcrumbs: Breadcrumbs,
  address: (routePath: string) => string,
): object {
  const steps = [...breadcrumbs, { text: page.title, link: undefined }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ text, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(link !== undefined && { item: address(link) }),
    })),
  };
}
