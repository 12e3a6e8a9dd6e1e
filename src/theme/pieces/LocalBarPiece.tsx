import { Icon } from './Icon.tsx';

/** Renders the buttons that open the sidebar and the outline, which are popups on narrow screens. */
export function LocalBarPiece({ hasSidebar, hasOutline }: { hasSidebar: boolean; hasOutline: boolean }) {
  return (
    <>
      {hasSidebar && (
        <button type="button" className="sidebar-button" popoverTarget="sidebar">
          <Icon name="pages" />
          Menu
        </button>
      )}
      {hasOutline && (
        <button type="button" className="outline-button" popoverTarget="outline">
          <Icon name="outline" />
          On this page
        </button>
      )}
    </>
  );
}
