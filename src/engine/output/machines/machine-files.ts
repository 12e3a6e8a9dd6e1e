import type { SiteConfig } from '../../config/schema.ts';
import type { CompiledPage } from '../../page/compile-page.ts';
import { publicText } from '../../content/public-files.ts';
import type { Site } from '../../site/site-navigation.ts';
import { feedFile } from './feeds.ts';
import type { MachineFile } from './machine-file.ts';
import { listedPages } from '../../site/listed-pages.ts';
import { siteAddress } from '../../site/site-address.ts';
import type { ListedPage } from '../../site/listed-pages.ts';
import { PAGE_LIST } from '../../../model/constants.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { withAddresses } from '../../page/markdown-twin/page-markdown.ts';
import { MERGED_FILES, WEB_MANIFEST } from '../../site/written-files.ts';
import type { ListFileName } from '../../site/written-files.ts';
import { skillFiles } from './skills.ts';
import { webManifest } from './web-manifest.ts';
import { tag, xmlFile } from './xml.ts';

type Make = (pages: readonly ListedPage[], config: SiteConfig) => string;

const LISTS: Readonly<Record<ListFileName, Make>> = {
  'sitemap.xml': (pages) => sitemap(pages),
  'robots.txt': (_, config) => robots((file) => siteAddress(config, file)),
  [WEB_MANIFEST]: (_, config) => webManifest(config),
  [PAGE_LIST]: llmsIndex,
  'llms-full.txt': llmsFull,
};

/** The files for programs: lists of pages, feeds, and every page as Markdown. */
export function machineFiles(site: Site, compiled: readonly CompiledPage[]): MachineFile[] {
  const { config } = site;
  const pages = listedPages(site, compiled).map((page) => ({
    ...page,
    markdown: withAddresses(page.markdown, config),
  }));
  return [
    ...Object.entries(LISTS).map(([name, make]) => ({
      name,
      content: (MERGED_FILES.has(name) ? publicText(site.docsDir, name) : undefined) ?? make(pages, config),
    })),
    ...pages.map(({ markdownFile, markdown }) => ({
      name: markdownFile,
      content: withPageList(markdown, siteAddress(config, PAGE_LIST)),
    })),
    ...skillFiles(pages, config),
    ...config.feeds.map((feed) => ({ name: feed.output, content: feedFile(feed, pages, config) })),
  ];
}

/** Says below the title of a page where all pages are listed: an assistant may have been given this one alone. */
export function withPageList(markdown: string, list: string): string {
  const line = `> All pages: [llms.txt](${list})\n`;
  const [title = ''] = /^# .*\n/.exec(markdown) ?? [];
  return `${title === '' ? '' : `${title}\n`}${line}${title === '' ? '\n' : ''}${markdown.slice(title.length)}`;
}

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
