import { useLayoutEffect, useRef } from 'react';
import { Piece, useHasPiece, useSay } from '../../runtime/page/Piece.tsx';
import { markCurrentSection } from '../sidebar/current-links.ts';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch.tsx';

interface NavbarProps {
  locale: string;
  routePath: string;
}

export function Navbar({ locale, routePath }: NavbarProps) {
  const say = useSay();
  const hasNav = useHasPiece('nav');
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
        <header ref={header} className="navbar">
          <Piece kept key={locale} name="nav" className="navbar-links" />
          <ThemeSwitch />
        </header>
      )}
    </>
  );
}
