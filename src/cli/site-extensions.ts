import type { Extension } from '../engine/site/extension.ts';
import { RELEASE_TABLES } from '../model/words/release-words.ts';
import { labExtension } from '../lab/build/lab.ts';
import type { LabOptions } from '../lab/build/lab.ts';
import { PROOF } from '../proof/proof.ts';
import { SHELL_WORDS, settingsComponent } from '../proof/settings/settings-component.ts';
import { releasesComponent } from '../proof/since/releases-component.ts';

/** Returns everything that this project adds to the engine. */
export function siteExtensions(engineRoot: string, lab?: LabOptions): readonly Extension[] {
  return [
    ...PROOF,
    { words: RELEASE_TABLES, components: { Releases: releasesComponent(engineRoot) } },
    { components: { Settings: settingsComponent(engineRoot), ShellWords: SHELL_WORDS } },
    labExtension(engineRoot, lab),
  ];
}
