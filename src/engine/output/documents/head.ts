import { encodeAddress } from '../../../model/address.ts';
import { HEAD } from '../../../model/document.ts';
import type { HeadTag, PageData } from '../../../model/page.ts';
import type { Locale } from '../../../model/site.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { CARD_SIZE } from '../cards/card-svg.ts';
import { FEED_TYPES } from '../machines/feeds.ts';
import { markdownFile } from '../../content/page-file.ts';
import { siteAddress } from '../../site/site-address.ts';
import { WEB_MANIFEST } from '../../site/written-files.ts';
import { OPEN_SEARCH_FILE } from '../../site/written-files.ts';
import { searchHosts } from './search-hosts.ts';
import { attributesHtml, escapeHtml, escapeJson } from '../../files/escape.ts';
import type { Attributes } from '../../files/escape.ts';
import { structuredData } from './structured-data.ts';
import type { Breadcrumbs } from './structured-data.ts';

export interface AlternatePage {
  lang: string;
  routePath: string;
}

export interface PageSurroundings {
  alternates: readonly AlternatePage[];
  breadcrumbs: Breadcrumbs;
  /** Image of the page for link previews, below the site's base, if there is one. */
  card?: string | undefined;
}

/** The page's title with a suffix, or just the site's name. */
function documentTitle(page: PageData, config: SiteConfig): string {
  const { titleSuffix } = page.frontmatter;
  const siteTitle = localeOf(page, config).title;
  const title = page.title === '' ? siteTitle : page.title;
  if (titleSuffix !== undefined) return title + titleSuffix;
  return title === siteTitle ? title : title + (config.titleSuffix ?? ` - ${siteTitle}`);
}

/** The part of the head that changes with the page. Each element is marked, so a navigation can replace it. */
export function pageHead(
  page: PageData,
  config: SiteConfig,
  { alternates, breadcrumbs, card }: PageSurroundings,
): string {
  const title = documentTitle(page, config);
  const locale = localeOf(page, config);
  const description = page.frontmatter.description ?? locale.description;
  const address = siteAddress(config, page.routePath);
  const isFound = page.pageType !== '404';
  const tags: string[] = [];
  const add = (tag: string, attributes: Attributes) =>
    tags.push(`<${tag}${attributesHtml({ ...attributes, [HEAD]: true })}>`);
  if (description !== '') add('meta', { name: 'description', content: description });
  if (isFound) {
    add('link', { rel: 'canonical', href: address });
    add('meta', {
      property: 'og:type',
      content: page.frontmatter.date === undefined ? 'website' : 'article',
    });
    add('meta', { property: 'og:title', content: title });
    if (description !== '') add('meta', { property: 'og:description', content: description });
    add('meta', { property: 'og:url', content: address });
    add('meta', { property: 'og:site_name', content: locale.title });
    if (page.frontmatter.date !== undefined)
      add('meta', { property: 'article:published_time', content: page.frontmatter.date });
    if (card !== undefined && !hasOwnPicture(page)) {
      add('meta', { property: 'og:image', content: siteAddress(config, card) });
      add('meta', { property: 'og:image:width', content: String(CARD_SIZE.width) });
      add('meta', { property: 'og:image:height', content: String(CARD_SIZE.height) });
      add('meta', { property: 'og:image:alt', content: title });
      add('meta', { name: 'twitter:card', content: 'summary_large_image' });
    }
  } else add('meta', { name: 'robots', content: 'noindex' });
  for (const { lang, routePath } of alternates) {
    add('link', { rel: 'alternate', hreflang: lang, href: siteAddress(config, routePath) });
  }
  for (const { language, url, mime } of page.feeds)
    add('link', { rel: 'alternate', type: mime, hreflang: language, href: url });
  for (const { path, output, type, title: name } of config.feeds)
    if (page.routePath.startsWith(path))
      add('link', { rel: 'alternate', type: FEED_TYPES[type], title: name, href: config.base + output });
  if (isFound)
    add('link', {
      rel: 'alternate',
      type: 'text/markdown',
      href: encodeAddress(config.base + markdownFile(page.routePath)),
    });
  for (const [tag, attributes] of page.frontmatter.head ?? []) add(tag, attributes);
  for (const data of structuredData(page, config, { siteTitle: locale.title, breadcrumbs }))
    tags.push(`<script type="application/ld+json">${escapeJson(data)}</script>`);
  return `<title>${escapeHtml(title)}</title>${tags.join('')}`;
}

/** The part of the head that is the same on every page, except for tags that the page has itself. */
export function siteHead(
  config: SiteConfig,
  generator: string,
  { frontmatter }: Pick<PageData, 'frontmatter'>,
): string {
  const tags = [`<meta${attributesHtml({ name: 'generator', content: generator })}>`];
  if (config.icon !== '') {
    const href = config.icon.startsWith('/')
      ? encodeAddress(config.base + config.icon.slice(1))
      : config.icon;
    tags.push(`<link${attributesHtml({ rel: 'icon', href })}>`);
  }
  tags.push(`<link${attributesHtml({ rel: 'manifest', href: config.base + WEB_MANIFEST })}>`);
  if (config.search !== false) {
    const type = 'application/opensearchdescription+xml';
    const href = config.base + OPEN_SEARCH_FILE;
    tags.push(`<link${attributesHtml({ rel: 'search', type, title: config.title, href })}>`);
  }
  const own = new Set((frontmatter.head ?? []).map(nameOfTag));
  for (const tag of config.head.filter((one) => nameOfTag(one) === '' || !own.has(nameOfTag(one))))
    tags.push(`<${tag[0]}${attributesHtml(tag[1])}>`);
  for (const { src, attributes } of config.scripts)
    tags.push(`<script${attributesHtml({ async: true, src, ...attributes })}></script>`);
  for (const host of searchHosts(config.search).slice(0, 1))
    tags.push(`<link${attributesHtml({ rel: 'preconnect', href: host, crossorigin: true })}>`);
  return tags.join('');
}

/** The property or name that a tag sets, such as `og:image`; an empty string for a tag that may be repeated. */
function nameOfTag([, attributes]: HeadTag): string {
  return attributes['property'] ?? attributes['name'] ?? '';
}

/** Checks whether the author chose an image, which takes precedence. */
function hasOwnPicture({ frontmatter }: PageData): boolean {
  return (frontmatter.head ?? []).some(([, attributes]) => attributes['property'] === 'og:image');
}

function localeOf({ lang }: PageData, config: SiteConfig): Pick<Locale, 'title' | 'description'> {
  return config.locales.find((locale) => locale.lang === lang) ?? config;
}
