import type { PageType } from '../../model/page.ts';
import type { PageComponent } from '../../runtime/page/page-snapshot.ts';

/** What a layout has to know of a page; everything with words in it is a piece. */
export interface PageView {
  routePath: string;
  pageType: PageType;
  sidebarKey: string;
  /** Pages of one language and version share navbar and footer. */
  localeKey: string;
  component?: PageComponent | undefined;
}
