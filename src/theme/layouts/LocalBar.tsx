import { useHasPiece } from '../../runtime/page/Piece.tsx';

/** Renders the buttons that open the sidebar and the outline, which are popups on narrow screens. */
export function LocalBar() {
  const hasSidebar = useHasPiece('sidebar');
  const hasOutline = useHasPiece('outline');
  if (!hasSidebar && !hasOutline) return null;
  return (
    <div className="local-bar">
      {hasSidebar && (
        <button type="button" className="sidebar-button" popoverTarget="sidebar">
          Menu
        </button>
      )}
      {hasOutline && (
        <button type="button" className="outline-button" popoverTarget="outline">
          On this page
        </button>
      )}
    </div>
  );
}
