import { Piece, useHasPiece, useSay } from '../../runtime/page/Piece.tsx';
import { ScrollTop } from '../scroll-top/ScrollTop.tsx';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch.tsx';
import { useHiddenByScroll } from './use-hidden-by-scroll.ts';

export function Navbar({ locale }: { locale: string }) {
  const say = useSay();
  const hasNav = useHasPiece('nav');
  const isHidden = useHiddenByScroll();
  return (
    <>
      <a className="skip-link" href="#main">
        {say('Skip to content')}
      </a>
      {hasNav && (
        <header className="navbar" data-away={isHidden || undefined}>
          <Piece kept key={`start ${locale}`} name="nav" className="navbar-part" />
          <ScrollTop />
          <Piece kept key={`end ${locale}`} name="nav-end" className="navbar-part" />
          <ThemeSwitch />
        </header>
      )}
    </>
  );
}
