import { useEffect, useLayoutEffect } from 'react';
import { COMPACT_UP_TO } from '../../model/constants.ts';
import { Piece, useSay } from '../../runtime/page/Piece.tsx';
import { usePageShown } from '../../runtime/page/shared.tsx';
import { useCover } from '../popup/use-cover.ts';
import { markCurrentPage } from './current-links.ts';

interface SidebarProps {
  routePath: string;
}

/**
 * Renders the pages of the section: a column, or a popup that slides over a narrow screen. It stays between pages of its
 * section, and keeps the entry of the current page marked and in view.
 */
export function Sidebar({ routePath }: SidebarProps) {
  const say = useSay();
  const cover = useCover(COMPACT_UP_TO);
  const nav = cover.ref;
  // Also at first: the nodes may be those of a page that was left for another one of this section.
  useLayoutEffect(() => markCurrentPage(nav.current!, routePath), [nav, routePath]);
  useEffect(() => showActiveEntry(nav.current!), [nav]);
  usePageShown((isPainted) => {
    if (!isPainted) showActiveEntry(nav.current!);
  });
  return (
    <Piece
      {...cover}
      kept
      as="nav"
      name="sidebar"
      id="sidebar"
      className="sidebar"
      popover="auto"
      aria-label={say('Pages')}
    />
  );
}

/** Scrolls the sidebar to the active entry, unless the entry is already in view. */
function showActiveEntry(sidebar: HTMLElement): void {
  const active = sidebar.querySelector<HTMLElement>('[aria-current="page"]');
  if (!active || active.offsetParent === null) return;
  const box = sidebar.getBoundingClientRect();
  const { top, bottom } = active.getBoundingClientRect();
  if (top >= box.top + 16 && bottom <= box.bottom - 16) return;
  sidebar.scrollTop += top - box.top - box.height / 3;
}
