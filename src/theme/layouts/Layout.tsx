import type { PageComponent } from '../../runtime/page-snapshot.ts';
import type { PageType } from '../../model/page.ts';
import { BlankLayout } from './BlankLayout.tsx';
import { DocLayout } from './DocLayout.tsx';
import { HomeLayout } from './HomeLayout.tsx';
import { NotFoundLayout } from './NotFoundLayout.tsx';

/** What a layout has to know of a page; everything with words in it is a piece. */
export interface PageView {
  routePath: string;
  pageType: PageType;
  sidebarKey: string;
  /** Pages of one language and version share navbar and footer. */
  localeKey: string;
  component?: PageComponent | undefined;
}

export function Layout({ page }: { page: PageView }) {
  switch (page.pageType) {
    case 'home':
      return <HomeLayout page={page} />;
    case '404':
      return <NotFoundLayout page={page} />;
    case 'blank':
      return <BlankLayout page={page} />;
    // A custom page is a doc page that brought neither sidebar nor outline.
    default:
      return <DocLayout page={page} />;
  }
}
