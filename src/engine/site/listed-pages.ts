import path from 'node:path';
import type { CompiledPage } from '../page/compile-page.ts';
import { displayPath } from '../files/display-path.ts';
import { markdownFile } from '../content/page-file.ts';
import { siteAddress } from './site-address.ts';
import type { Site } from './site-navigation.ts';

/** A page as it appears in lists. */
export interface ListedPage {
  title: string;
  description: string;
  routePath: string;
  lang: string;
  /** Full URL, including the site's origin. */
  address: string;
  /** Date of the last change, if known. */
  changed: string | undefined;
  /** Date of publication, if it has one. */
  published: string | undefined;
  markdown: string;
  /** The page as Markdown, below the site's base. */
  markdownFile: string;
  /** Its name as a skill for coding assistants. */
  skill?: string | undefined;
  /** Its source, for messages. */
  sourceFile: string;
}

/** All readable pages, in the order of the site. */
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
      skill: data.frontmatter.skill,
      sourceFile: displayPath(site.siteDir, path.join(site.docsDir, data._relativePath)),
    }));
}
