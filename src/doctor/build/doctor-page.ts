import path from 'node:path';
import { encodeWords, STAND_IN, WORDS } from '../../model/document.ts';
import { DOCTOR } from '../model/document.ts';
import { attributesHtml, escapeText } from '../../engine/files/escape.ts';
import type { ComponentPlace } from '../../engine/page/context/site-context.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { textsByEnglish } from '../../model/words/word-tables.ts';
import type { DoctorParts } from '../model/protocol.ts';
import type { DoctorWords } from '../model/words/english.ts';
import { DOCTOR_PAGE_WORDS } from '../model/words/page-words.ts';

/** Adds the script of the doctor to the page that shows it, and returns the markup that the script fills. */
export function doctorPage(
  root: string,
  { worker, transferSize }: DoctorParts,
  words: DoctorWords,
  { scope, site }: ComponentPlace,
): string {
  scope.scripts.add(path.join(root, 'src/doctor/page/entry.tsx'));
  const parts: DoctorParts = { worker: site.base + worker, transferSize };
  const attributes = attributesHtml({
    class: 'doctor',
    [DOCTOR]: JSON.stringify(parts),
    [WORDS]: encodeWords(textsByEnglish(DOCTOR_PAGE_WORDS, words)),
    'aria-label': words.doctor,
  });
  const standIn = fillIn(escapeText(words.doctorNeedsScripts), {
    command: '<code>npm run doctor</code>',
    publint: '<code>npx publint</code>',
    attw: '<code>npx @arethetypeswrong/cli --pack</code>',
  });
  return `<section${attributes}><p class="${STAND_IN}">${standIn}</p></section>`;
}
