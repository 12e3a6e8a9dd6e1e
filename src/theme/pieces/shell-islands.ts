import type { IslandKind } from '../../runtime/islands/Island.tsx';
import { hasPopovers } from '../../runtime/page/popovers.ts';
import { readSearchButton } from '../search/SearchButton.tsx';

/** Components with state in the pieces, by the names that their frames have. Few readers touch most of them, so these load on demand. */
export function shellIslands(): Record<string, IslandKind> {
  const popups: Record<string, IslandKind> = {
    Menu: { load: async () => (await import('../menu/Menu.tsx')).readMenu },
    Popup: { load: async () => (await import('../popup/Popup.tsx')).readPopup },
  };
  return {
    SearchButton: { read: readSearchButton },
    Filter: {
      load: () => import('../filter/Filter.tsx').then((part) => part.readFilter),
      // Otherwise it wakes when its input gets focus.
      wakes: (frame) => frame.querySelector('input')!.value !== '' || location.search.includes('filter'),
    },
    Suggestions: {
      load: () => import('../not-found/Suggestions.tsx').then((part) => part.readSuggestions),
      wakes: () => true,
    },
    PageMenu: { load: async () => (await import('../page-menu/PageMenu.tsx')).readPageMenu },
    ...(hasPopovers() && popups),
  };
}
