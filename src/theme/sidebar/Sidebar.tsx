import { LAYOUT } from '../../model/constants.ts';
import { Piece, useSay } from '../../runtime/page/Piece.tsx';
import { useCover } from '../popup/use-cover.ts';

/** Renders the pages of the section: a column, or a popup that slides over a narrow screen. */
export function Sidebar() {
  const say = useSay();
  return (
    <Piece
      {...useCover(LAYOUT.compactUpTo)}
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
