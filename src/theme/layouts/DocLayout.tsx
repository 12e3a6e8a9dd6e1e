import { OptionalPiece, useHasPiece } from '../../runtime/page/Piece.tsx';
import { Outline } from '../outline/Outline.tsx';
import { Content } from './Content.tsx';
import type { PageView } from './page-view.ts';
import { Navbar } from '../navbar/Navbar.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { SiteFooter } from './SiteFooter.tsx';

export function DocLayout({ page }: { page: PageView }) {
  const { routePath, sidebarKey, localeKey, pageType } = page;
  const hasSidebar = useHasPiece('sidebar');
  const hasOutline = useHasPiece('outline');
  const hasOverview = useHasPiece('overview');
  return (
    <>
      <Navbar locale={localeKey} routePath={routePath} />
      <OptionalPiece key={`bar ${routePath}`} name="local-bar" className="local-bar" />
      <div
        className="page"
        data-page-type={pageType}
        data-has-sidebar={hasSidebar || undefined}
        data-has-outline={hasOutline || undefined}
        data-has-overview={hasOverview || undefined}
      >
        {hasSidebar && <Sidebar key={sidebarKey} routePath={routePath} />}
        {/* The first page of a section has the address of its sidebar, and two children with one key are one too many. */}
        <main id="main" key={`main ${routePath}`} className="content">
          <OptionalPiece name="doc-header" className="doc-header" />
          <article className="prose">
            <Content page={page} />
          </article>
          <OptionalPiece name="doc-footer" className="doc-footer" />
        </main>
        {hasOutline && <Outline key={`outline ${routePath}`} />}
      </div>
      <SiteFooter locale={localeKey} />
    </>
  );
}
