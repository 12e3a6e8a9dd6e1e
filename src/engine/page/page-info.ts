import type { Frontmatter } from '../../model/page.ts';
import type { PageInfo } from '../content/sidebar-sources.ts';

/** Returns what menus show of a page with this title. */
export function pageInfo(frontmatter: Frontmatter, title: string): PageInfo {
  const { tag, context, overviewHeaders, overview, sidebar, pageType = 'doc' } = frontmatter;
  const hasSidebar = sidebar !== false && pageType === 'doc';
  return { title, tag, context, overviewHeaders, overview, hasSidebar };
}
