import { OptionalPiece } from '../../runtime/page/Piece.tsx';
import { Content } from './Content.tsx';
import type { PageView } from './page-view.ts';
import { Navbar } from '../navbar/Navbar.tsx';
import { SiteFooter } from './SiteFooter.tsx';

export function HomeLayout({ page }: { page: PageView }) {
  return (
    <>
      <Navbar locale={page.localeKey} routePath={page.routePath} />
      <main id="main" key={page.routePath} className="home">
        <OptionalPiece name="hero" as="header" className="hero" />
        <OptionalPiece name="features" className="card-grid" />
        <div className="prose home-content">
          <Content page={page} />
        </div>
        <OptionalPiece name="family-block" as="section" className="family-block" />
      </main>
      <SiteFooter locale={page.localeKey} />
    </>
  );
}
