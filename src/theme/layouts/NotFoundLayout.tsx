import { Piece, useHasPiece } from '../../runtime/page/Piece.tsx';
import { Content } from './Content.tsx';
import type { PageView } from './page-view.ts';
import { Navbar } from './Navbar.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** The site's own 404 page where the docs have one, else the usual words. */
export function NotFoundLayout({ page }: { page: PageView }) {
  const hasUsualWords = useHasPiece('not-found');
  return (
    <>
      <Navbar locale={page.localeKey} />
      {hasUsualWords && !page.component ? (
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
