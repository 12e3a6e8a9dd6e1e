import type { Extension } from '../engine/site/extension.ts';
import { labExtension } from '../lab/build/lab.ts';
import { PROOF } from '../proof/proof.ts';
import { releasesComponent } from '../proof/since/releases-component.ts';

/** Returns everything that this project adds to the engine. */
export function siteExtensions(engineRoot: string): readonly Extension[] {
  return [...PROOF, { components: { Releases: releasesComponent(engineRoot) } }, labExtension(engineRoot)];
}
