import { useHasPiece } from '../../runtime/page/Piece.tsx';

/** On narrow screens: the way to the sidebar and to the outline, which then are popups. */
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
