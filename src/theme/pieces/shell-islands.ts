import type { IslandKind } from '../../runtime/islands/Island.tsx';
import { hasPopovers } from '../../runtime/page/popovers.ts';

/** Components with state in the pieces, by the names that their frames have. Few readers touch them, so they load on demand. */
export function shellIslands(): Record<string, IslandKind> {
  const popups: Record<string, IslandKind> = {
    Menu: { load: async () => (await import('../menu/Menu.tsx')).readMenu },
    Popup: { load: async () => (await import('../popup/Popup.tsx')).readPopup },
  };
  return {
    PageMenu: { load: async () => (await import('../page-menu/PageMenu.tsx')).readPageMenu },
    ...(hasPopovers() && popups),
  };
}
