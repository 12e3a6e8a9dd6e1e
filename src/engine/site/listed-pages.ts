import path from 'node:path';
import type { CompiledPage } from '../page/compile-page.ts';
import { markdownFile } from '../content/page-file.ts';
import { siteAddress } from './site-address.ts';
import type { Site } from './site-navigation.ts';

/** A page as lists of pages show it. */
export interface ListedPage {
  title: string;
  description: string;
  routePath: string;
  lang: string;
  /** With the site's own address before it. */
  address: string;
  /** Day of its last change, where that is known. */
  changed: string | undefined;
  /** Day it was published, for those that have one. */
  published: string | undefined;
  markdown: string;
  /** The same page as Markdown, below the site's base. */
  markdownFile: string;
}

/** Everything there is to read, in the order of the site. */
export function listedPages(site: Site, pages: readonly CompiledPage[]): ListedPage[] {
  return pages
    .filter(({ data }) => data.pageType !== '404')
    .map(({ data, markdown }) => ({
      title: data.title || site.config.title,
      description: data.frontmatter.description ?? '',
      routePath: data.routePath,
      lang: data.lang,
      address: siteAddress(site.config, data.routePath),
      changed: site.dates.get(path.join(site.docsDir, data._relativePath)),
      published: data.frontmatter.date,
      markdown,
      markdownFile: markdownFile(data.routePath),
    }));
}
