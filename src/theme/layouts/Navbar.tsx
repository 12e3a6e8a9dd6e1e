import { Piece, useHasPiece, useSay } from '../../runtime/page/Piece.tsx';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch.tsx';

export function Navbar({ locale }: { locale: string }) {
  const say = useSay();
  const hasNav = useHasPiece('nav');
  return (
    <>
      <a className="skip-link" href="#main">
        {say('Skip to content')}
      </a>
      {hasNav && (
        <header className="navbar">
          <Piece kept key={locale} name="nav" className="navbar-links" />
          <ThemeSwitch />
        </header>
      )}
    </>
  );
}
