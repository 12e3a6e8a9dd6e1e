import type { CompiledPage } from '../mdx/compile-page.ts';
import type { OpenSite } from '../site/open-site.ts';
import { feedFile } from './feeds.ts';
import { listedPages, siteAddress } from './listed-pages.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { withAddresses } from './page-markdown.ts';
import { robots, sitemap } from './sitemap.ts';
import { WEB_MANIFEST, webManifest } from './web-manifest.ts';

export interface MachineFile {
  name: string;
  content: string;
}

/** What is read by programs rather than people: lists of pages, feeds, and every page as Markdown. */
export function machineFiles(site: OpenSite, compiled: readonly CompiledPage[]): MachineFile[] {
  const { config } = site;
  const pages = listedPages(site, compiled).map((page) => ({
    ...page,
    markdown: withAddresses(page.markdown, config),
  }));
  return [
    { name: 'sitemap.xml', content: sitemap(pages) },
    { name: 'robots.txt', content: robots((file) => siteAddress(config, file)) },
    { name: WEB_MANIFEST, content: webManifest(config) },
    { name: 'llms.txt', content: llmsIndex(pages, config) },
    { name: 'llms-full.txt', content: llmsFull(pages, config) },
    ...pages.map(({ markdownFile, markdown }) => ({ name: markdownFile, content: markdown })),
    ...config.feeds.map((feed) => ({ name: feed.output, content: feedFile(feed, pages, config) })),
  ];
}
