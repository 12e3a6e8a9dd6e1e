import type { Extension } from '../engine/site/extension.ts';
import { PRESET } from './contract/preset-component.ts';
import { EXAMPLE_SHARE } from './examples/report/share-component.ts';
import { EXAMPLE_ATTRIBUTES } from './examples/read/fence-spec.ts';
import { projectFileOf } from './examples/read/project-file-of.ts';
import { receiptBlocks } from './examples/record/receipts.ts';
import { EXPLORER } from './explorers/explorer-component.ts';
import { hoverBlocks } from './hovers/page-hovers.ts';

/** What shows that pages are true, as extensions of the engine. */
export const PROOF: readonly Extension[] = [
  { openFile: hoverBlocks },
  { components: { Explorer: EXPLORER } },
  { components: { Preset: PRESET } },
  {
    fenceAttributes: EXAMPLE_ATTRIBUTES,
    shownFile: projectFileOf,
    openFile: receiptBlocks,
    components: { ExampleShare: EXAMPLE_SHARE },
  },
];
