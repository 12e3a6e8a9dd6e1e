import { Piece, useHasPiece } from '../../runtime/page/Piece.tsx';

export function Navbar({ locale }: { locale: string }) {
  const hasNav = useHasPiece('nav');
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {hasNav && (
        <header className="navbar">
          <Piece kept key={locale} name="nav" className="navbar-links" />
        </header>
      )}
    </>
  );
}
