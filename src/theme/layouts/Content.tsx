import { OptionalPiece, Piece } from '../../runtime/page/Piece.tsx';
import { Run } from '../../runtime/page/Run.tsx';
import type { PageView } from './page-view.ts';

/**
 * Renders the page itself: its module if it has React parts, otherwise its static run, or two with the list of an
 * overview between them.
 */
export function Content({ page }: { page: PageView }) {
  const Component = page.component;
  return (
    <>
      {Component ? <Component Run={Run} /> : <Piece name="0" className="run" />}
      <OptionalPiece name="overview" className="overview" />
      {!Component && <OptionalPiece name="1" className="run" />}
    </>
  );
}
