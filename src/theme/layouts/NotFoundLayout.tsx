import { Piece, useHasPiece } from '../../runtime/page/Piece.tsx';
import { Content } from './Content.tsx';
import type { PageView } from './page-view.ts';
import { Navbar } from '../navbar/Navbar.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** Shows the site's own 404 page if the docs have one, otherwise the default message. */
export function NotFoundLayout({ page }: { page: PageView }) {
  const hasDefaultMessage = useHasPiece('not-found');
  return (
    <>
      <Navbar locale={page.localeKey} routePath={page.routePath} />
      {hasDefaultMessage && !page.component ? (
        <Piece as="main" name="not-found" id="main" className="not-found" />
      ) : (
        <main id="main" className="not-found">
          <Content page={page} />
        </main>
      )}
      <SiteFooter locale={page.localeKey} />
    </>
  );
}
