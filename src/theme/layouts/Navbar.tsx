import { Piece, useHasPiece } from '../../runtime/Piece.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function Navbar() {
  const hasNav = useHasPiece('nav');
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {hasNav && (
        <header className="navbar">
          <Piece kept name="nav" className="navbar-links" />
          <ThemeSwitch />
        </header>
      )}
    </>
  );
}
