import type { RenderInput } from '../../model/render.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Icon } from '../icon/Icon.tsx';

interface LocalBarPieceProps extends Pick<RenderInput, 'breadcrumbs' | 'page' | 'site' | 'words'> {
  hasSidebar: boolean;
  hasOutline: boolean;
}

/**
 * Renders the buttons that open the sidebar and the outline, which are popups on narrow screens. Beside a sidebar, the bar
 * has room for breadcrumbs.
 */
export function LocalBarPiece({
  breadcrumbs,
  page,
  site,
  words,
  hasSidebar,
  hasOutline,
}: LocalBarPieceProps) {
  const path = breadcrumbs.length > 0 ? breadcrumbs : [{ text: page.title, link: undefined }];
  return (
    <>
      {hasOutline && <Breadcrumbs site={site} breadcrumbs={path} label={words.pathToPage} />}
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
