import { OPENS_AT, RECEIPT, TYPES } from '../model/document.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { BrowserExtension, CodeTool } from '../../runtime/islands/browser-extension.ts';
import { ReceiptButton } from './receipt/ReceiptButton.tsx';
import { startTypes } from './types/load-types.ts';
import { say } from './say/say.ts';

/** Turns the names of a block into tab stops; `TypeHints` follows its clicks. */
const TYPES_TOOL: CodeTool = {
  blocks: `[${TYPES}]`,
  bar: {
    name: 'types',
    icon: 'M4 7V4h12v3M10 4v12M8 16h4',
    labelFor: (block) => fillIn(say('Show types in {block}'), { block }),
  },
};

/** Opens the project of a block that was run. */
const LAB_TOOL: CodeTool = {
  blocks: `[${OPENS_AT}]`,
  bar: {
    name: 'lab',
    icon: 'M8 3v5L4 16h12L12 8V3M7 3h6M6 13h8',
    labelFor: (block) => fillIn(say('Open the project of {block} in the lab'), { block }),
    addressFor: (block) => block.getAttribute(OPENS_AT) ?? '',
  },
};

/** What pages that are proven get in the browser: explorers, receipts, types, and the comparison of releases. */
export const extension: BrowserExtension = {
  name: 'proof',
  islands: {
    Releases: {
      load: () => import('./releases/Releases.tsx').then((part) => part.readReleases),
      wakes: () => true,
    },
    Explorer: {
      load: () => import('./explorer/show-explorer.tsx').then((part) => part.readExplorer),
      // An explorer in the address is scrolled to.
      wakes: () => location.search.includes('explore-') || 'near',
    },
  },
  codeTools: [
    // Types are shown in popovers, which older browsers do not have.
    ...('popover' in HTMLElement.prototype ? [TYPES_TOOL] : []),
    LAB_TOOL,
    { blocks: `[${RECEIPT}]`, Tool: ReceiptButton },
  ],
  start: startTypes,
};
