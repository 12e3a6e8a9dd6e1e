import { OptionalPiece } from '../../runtime/Piece.tsx';
import { Content } from './Content.tsx';
import type { PageView } from './Layout.tsx';
import { Navbar } from './Navbar.tsx';

export function HomeLayout({ page }: { page: PageView }) {
  return (
    <>
      <Navbar />
      <main id="main" key={page.routePath} className="home">
        <OptionalPiece name="hero" as="header" className="hero" />
        <div className="prose home-content">
          <Content page={page} />
        </div>
        <OptionalPiece name="family-block" as="section" className="family-block" />
      </main>
      <OptionalPiece kept as="footer" name="footer" className="site-footer" />
    </>
  );
}
