import path from 'node:path';
import type { DoctorParts } from '../../doctor/model/protocol.ts';
import { DOCTOR_TABLES } from '../../doctor/model/words/doctor-words.ts';
import { DOCTOR_PAGE_WORDS } from '../../doctor/model/words/page-words.ts';
import { encodeWords, STAND_IN, WORDS } from '../../model/document.ts';
import { DOCTOR } from '../../doctor/model/document.ts';
import { LAB, LAB_HELP } from '../model/document.ts';
import { attributesHtml, escapeText } from '../../engine/files/escape.ts';
import { relativePath } from '../../engine/files/display-path.ts';
import { hashedName } from '../../engine/files/out-file.ts';
import type { ComponentPlace } from '../../engine/page/context/site-context.ts';
import { textsByEnglish } from '../../model/words/word-tables.ts';
import type { LabWords } from '../model/words/english.ts';
import { LAB_TABLES } from '../model/words/lab-words.ts';
import { LAB_PAGE_WORDS } from '../model/words/page-words.ts';
import { labHelp } from './help.ts';

/** Where the page finds what it loads later. */
export interface LabAddresses {
  manifest: string;
  doctor: DoctorParts;
}

/** Adds the script of the lab to the page that shows it, and returns the markup that the script fills. */
export function labPage(
  root: string,
  addresses: LabAddresses,
  words: LabWords,
  { scope, site }: ComponentPlace,
): string {
  scope.scripts.add(path.join(root, 'src/lab/page/entry.tsx'));
  // The lab is at the root of its language, as its headers require.
  const folder = path.dirname(scope.file);
  const routeOf = (file: string) => site.routeOfFile(relativePath(site.docsDir, file));
  const { help, sources } = labHelp({ folder, routeOf }, path.join(root, 'examples'));
  for (const source of sources) scope.dependencies.add(source);
  const content = JSON.stringify(help);
  const output = hashedName('lab-help', '.json', content);
  scope.assets.push({ file: scope.file, output, content });
  const attributes = attributesHtml({
    class: 'lab',
    ...addressAttributes(addresses),
    [LAB_HELP]: site.base + output,
    [WORDS]: encodeWords(labTexts({ scope, site })),
    'aria-label': words.lab,
  });
  return `<section${attributes}><p class="${STAND_IN}">${escapeText(words.labNeedsScripts)}</p></section>`;
}

/** The attributes through which a page finds what it loads. */
export function addressAttributes({ manifest, doctor }: LabAddresses): Record<string, string> {
  return { [LAB]: manifest, [DOCTOR]: JSON.stringify(doctor) };
}

/** The words of the lab and of its report, as far as they are not in English. */
export function labTexts({ scope, site }: Pick<ComponentPlace, 'scope' | 'site'>): Record<string, string> {
  return {
    ...textsByEnglish(DOCTOR_PAGE_WORDS, site.extensionWords(DOCTOR_TABLES, scope)),
    ...textsByEnglish(LAB_PAGE_WORDS, site.extensionWords(LAB_TABLES, scope)),
  };
}
