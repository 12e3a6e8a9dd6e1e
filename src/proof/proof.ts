import type { Extension } from '../engine/page/syntax/site-context.ts';
import { expandShare } from './examples/expand-share.ts';
import { EXAMPLE_ATTRIBUTES } from './examples/fence-spec.ts';
import { projectFileOf } from './examples/project-file-of.ts';
import { receiptBlocks } from './examples/receipts.ts';
import { expandExplorers } from './explorers/expand-explorers.ts';
import { hoverBlocks } from './hovers/page-hovers.ts';

/** What shows that pages are true, as extensions of the engine. */
export const PROOF: readonly Extension[] = [
  { openFile: hoverBlocks },
  { transform: expandExplorers },
  {
    fenceAttributes: EXAMPLE_ATTRIBUTES,
    shownFile: projectFileOf,
    openFile: receiptBlocks,
    transform: (tree, _, site) => expandShare(tree, site),
  },
];
