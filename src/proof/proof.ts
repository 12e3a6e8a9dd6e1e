import path from 'node:path';
import type { Extension } from '../engine/site/extension.ts';
import { PRESET } from './contract/preset-component.ts';
import type { LinkExamples } from './examples/record/example-links.ts';
import { receiptBlocks } from './examples/record/receipts.ts';
import { EXAMPLE_SHARE } from './examples/report/share-component.ts';
import { EXAMPLE_ATTRIBUTES } from './examples/read/fence-spec.ts';
import { projectFileOf } from './examples/read/project-file-of.ts';
import { explorerComponent } from './explorers/explorer-component.ts';
import { hoverBlocks } from './hovers/page-hovers.ts';
import { TOOL_SPEED } from './measured/tool-speed-component.ts';
import { PROOF_BROWSER_TABLES, PROOF_TABLES } from './model/words/proof-words.ts';
import { RELEASE_TABLES } from './model/words/release-words.ts';
import { OPTION } from './option/option-component.ts';
import { SHELL_WORDS, settingsComponent } from './settings/settings-component.ts';
import { addSince } from './since/option-since.ts';
import { RELEASES_LIST } from './since/releases-component.ts';

/** The name under which sites list these extensions. */
const name = 'proof';

/** The extensions of the engine that show that pages are true. Another extension may add links to their examples. */
export function proofExtensions(engineRoot: string, linkExamples?: LinkExamples): readonly Extension[] {
  const browser = path.join(engineRoot, 'src/proof/browser');
  return [
    {
      name,
      words: PROOF_TABLES,
      browser: {
        module: path.join(browser, 'extension.ts'),
        styles: path.join(browser, 'proof.css'),
        words: PROOF_BROWSER_TABLES,
      },
    },
    { name, openFile: hoverBlocks },
    { name, components: { Explorer: explorerComponent(linkExamples) } },
    { name, components: { Option: OPTION, Preset: PRESET }, addProps: addSince },
    { name, components: { ToolSpeed: TOOL_SPEED } },
    {
      name,
      fenceAttributes: EXAMPLE_ATTRIBUTES,
      shownFile: projectFileOf,
      openFile: (scope, site) => receiptBlocks(scope, site, linkExamples),
      components: { ExampleShare: EXAMPLE_SHARE },
    },
    { name, words: RELEASE_TABLES, components: { Releases: RELEASES_LIST } },
    { name, components: { Settings: settingsComponent(engineRoot), ShellWords: SHELL_WORDS } },
  ];
}
