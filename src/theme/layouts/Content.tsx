import { Piece } from '../../runtime/page/Piece.tsx';
import { Run } from '../../runtime/page/Run.tsx';
import type { PageView } from './page-view.ts';

/** Renders the page itself: its module if it has React parts, otherwise its single static run. */
export function Content({ page }: { page: PageView }) {
  const Component = page.component;
  return Component ? <Component Run={Run} /> : <Piece name="0" className="run" />;
}
