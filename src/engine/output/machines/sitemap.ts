import type { ListedPage } from '../../site/listed-pages.ts';
import { tag, xmlFile } from './xml.ts';

export function sitemap(pages: readonly ListedPage[]): string {
  return xmlFile([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ address, changed }) => `<url>${tag('loc', address)}${tag('lastmod', changed)}</url>`),
    '</urlset>',
  ]);
}

export function robots(address: (file: string) => string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address('sitemap.xml')}\n`;
}
