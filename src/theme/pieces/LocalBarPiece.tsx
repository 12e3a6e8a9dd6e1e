import type { RenderInput } from '../../model/render.ts';
import { Icon } from '../icon/Icon.tsx';

interface LocalBarPieceProps extends Pick<RenderInput, 'words'> {
  hasSidebar: boolean;
  hasOutline: boolean;
}

/** Renders the buttons that open the sidebar and the outline, which are popups on narrow screens. */
export function LocalBarPiece({ words, hasSidebar, hasOutline }: LocalBarPieceProps) {
  return (
    <>
      {hasSidebar && (
        <button type="button" className="sidebar-button" popoverTarget="sidebar">
          <Icon name="pages" />
          {words.menu}
        </button>
      )}
      {hasOutline && (
        <button type="button" className="outline-button" popoverTarget="outline">
          <Icon name="outline" />
          {words.onThisPage}
        </button>
      )}
    </>
  );
}
