import { RECEIPT, TYPES } from '../../model/document.ts';
import type { BrowserExtension } from '../../runtime/islands/browser-extension.ts';
import { ReceiptButton } from './receipt/ReceiptButton.tsx';
import { startTypes } from './types/load-types.ts';
import { TypesButton } from './types/TypesButton.tsx';

/** What pages that are proven get in the browser: explorers, receipts, types, and the comparison of releases. */
export const extension: BrowserExtension = {
  name: 'proof',
  islands: {
    Releases: {
      load: async () => (await import('./releases/Releases.tsx')).readReleases,
      wakes: () => true,
    },
    Explorer: {
      load: async () => (await import('./explorer/show-explorer.tsx')).readExplorer,
      // An explorer in the address is scrolled to.
      wakes: () => location.search.includes('explore-') || 'near',
    },
  },
  codeTools: [
    { blocks: `[${TYPES}]`, place: 'bar', Tool: TypesButton },
    { blocks: `[${RECEIPT}]`, place: 'block', Tool: ReceiptButton },
  ],
  start: startTypes,
};
