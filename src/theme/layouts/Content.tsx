import { Piece } from '../../runtime/page/Piece.tsx';
import { Run } from '../../runtime/page/Run.tsx';
import type { PageView } from './page-view.ts';

/** The page itself: its module where it has React parts, else its one static run. */
export function Content({ page }: { page: PageView }) {
  const Component = page.component;
  return Component ? <Component Run={Run} /> : <Piece name="0" className="run" />;
}
