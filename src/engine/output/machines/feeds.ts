import type { SiteConfig } from '../../config/schema.ts';
import { escapeHtml } from '../../files/escape.ts';
import type { ListedPage } from '../../site/listed-pages.ts';
import { siteAddress } from '../../site/site-address.ts';
import { tag, xmlFile } from './xml.ts';

type Feed = SiteConfig['feeds'][number];

export const FEED_TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const;

/** Lists the dated pages below the feed's path, newest first. */
export function feedFile(feed: Feed, pages: readonly ListedPage[], config: SiteConfig): string {
  const entries = pages
    .filter(
      ({ routePath, lang, published }) =>
        published !== undefined && routePath.startsWith(feed.path) && lang === feed.language,
    )
    .sort((a, b) => (a.published! < b.published! ? 1 : -1));
  const own = siteAddress(config, feed.output);
  const home = siteAddress(config, feed.path);
  return feed.type === 'rss'
    ? rss(feed, entries, { own, home, config })
    : atom(feed, entries, { own, home, config });
}

interface Addresses {
  own: string;
  home: string;
  config: SiteConfig;
}

function rss(feed: Feed, entries: readonly ListedPage[], { own, home, config }: Addresses): string {
  return xmlFile([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    tag('title', feed.title),
    tag('link', home),
    tag('description', config.description || feed.title),
    tag('language', feed.language),
    `<atom:link href="${escapeHtml(own)}" rel="self" type="${FEED_TYPES.rss}"/>`,
    ...entries.flatMap(({ title, address, description, published = '' }) => [
      '<item>',
      tag('title', title),
      tag('link', address),
      tag('guid', address),
      tag('description', description),
      tag('pubDate', new Date(published).toUTCString()),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
  ]);
}

function atom(feed: Feed, entries: readonly ListedPage[], { own, home, config }: Addresses): string {
  const updated = (page: ListedPage) => new Date(latest(page)).toISOString();
  const newest = entries.map(updated).sort().at(-1) ?? new Date(0).toISOString();
  return xmlFile([
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(feed.language)}">`,
    tag('title', feed.title),
    tag('id', home),
    `<link rel="self" type="${FEED_TYPES.atom}" href="${escapeHtml(own)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(home)}"/>`,
    tag('updated', newest),
    `<author>${tag('name', config.title)}</author>`,
    ...entries.flatMap((page) => [
      '<entry>',
      tag('title', page.title),
      tag('id', page.address),
      `<link rel="alternate" type="text/html" href="${escapeHtml(page.address)}"/>`,
      tag('published', new Date(page.published ?? 0).toISOString()),
      tag('updated', updated(page)),
      tag('summary', page.description),
      '</entry>',
    ]),
    '</feed>',
  ]);
}

/** The date of the last change, or of publication if that is unknown. */
function latest({ changed = '', published = '' }: ListedPage): string {
  return changed > published ? changed : published;
}
