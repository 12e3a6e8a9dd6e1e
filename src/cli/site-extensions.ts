import { deskExtension } from '../desk/site/desk.ts';
import type { Extension } from '../engine/site/extension.ts';
import { doctorExtension } from '../doctor/build/doctor.ts';
import { labExtension } from '../lab/build/lab.ts';
import { labLinks } from '../lab/build/lab-links.ts';
import { labParts } from '../lab/build/lab-parts.ts';
import type { LabOptions } from '../lab/build/lab-parts.ts';
import { learnExtension } from '../learn/site/learn.ts';
import { proofExtensions } from '../proof/proof.ts';
import { starterExtension } from '../starter/build/starter.ts';

/** The extensions that come with the engine. A site gets those that it lists in `extensions`. */
export function siteExtensions(engineRoot: string, options?: LabOptions): readonly Extension[] {
  const lab = labParts(engineRoot, options);
  return [
    ...proofExtensions(engineRoot, labLinks),
    labExtension(engineRoot, lab),
    doctorExtension(engineRoot),
    starterExtension(engineRoot),
    deskExtension(engineRoot),
    learnExtension(engineRoot, lab),
  ];
}
