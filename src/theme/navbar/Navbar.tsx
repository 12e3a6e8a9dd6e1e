import { useLayoutEffect, useRef } from 'react';
import { Piece, useHasPiece, useSay } from '../../runtime/page/Piece.tsx';
import { markCurrentSection } from '../sidebar/current-links.ts';
import { ScrollTop } from '../scroll-top/ScrollTop.tsx';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch.tsx';
import { useHiddenByScroll } from './use-hidden-by-scroll.ts';

interface NavbarProps {
  locale: string;
  routePath: string;
}

export function Navbar({ locale, routePath }: NavbarProps) {
  const say = useSay();
  const hasNav = useHasPiece('nav');
  const isHidden = useHiddenByScroll();
  const header = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (header.current) markCurrentSection(header.current, routePath);
  }, [routePath]);
  return (
    <>
      <a className="skip-link" href="#main">
        {say('Skip to content')}
      </a>
      {hasNav && (
        <header ref={header} className="navbar" data-away={isHidden || undefined}>
          <Piece kept key={`start ${locale}`} name="nav" className="navbar-part" />
          <ScrollTop />
          <Piece kept key={`end ${locale}`} name="nav-end" className="navbar-part" />
          <ThemeSwitch />
        </header>
      )}
    </>
  );
}
