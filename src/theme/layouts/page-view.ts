import type { PageType } from '../../model/page.ts';
import type { PageComponent } from '../../runtime/page/page-snapshot.ts';

/** The data of a page that a layout needs; all text comes in pieces. */
export interface PageView {
  routePath: string;
  pageType: PageType;
  sidebarKey: string;
  /** The same for pages that share navbar and footer. */
  localeKey: string;
  component?: PageComponent | undefined;
}
