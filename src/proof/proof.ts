import type { Extension } from '../engine/site/extension.ts';
import { PRESET } from './contract/preset-component.ts';
import { EXAMPLE_SHARE } from './examples/report/share-component.ts';
import { EXAMPLE_ATTRIBUTES } from './examples/read/fence-spec.ts';
import { projectFileOf } from './examples/read/project-file-of.ts';
import { receiptBlocks } from './examples/record/receipts.ts';
import { EXPLORER } from './explorers/explorer-component.ts';
import { hoverBlocks } from './hovers/page-hovers.ts';
import { addSince } from './since/option-since.ts';
import { PROOF_TABLES } from './words/proof-words.ts';
import { TOOL_SPEED } from './measured/tool-speed-component.ts';

/** The extensions of the engine that show that pages are true. */
export const PROOF: readonly Extension[] = [
  { words: PROOF_TABLES },
  { openFile: hoverBlocks },
  { components: { Explorer: EXPLORER } },
  { components: { Preset: PRESET } },
  { addProps: addSince },
  { components: { ToolSpeed: TOOL_SPEED } },
  {
    fenceAttributes: EXAMPLE_ATTRIBUTES,
    shownFile: projectFileOf,
    openFile: receiptBlocks,
    components: { ExampleShare: EXAMPLE_SHARE },
  },
];
