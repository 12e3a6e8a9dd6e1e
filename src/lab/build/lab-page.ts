import path from 'node:path';
import { encodeWords, LAB, LAB_HELP, STAND_IN, WORDS } from '../../model/document.ts';
import { attributesHtml, escapeText } from '../../engine/files/escape.ts';
import { relativePath } from '../../engine/files/display-path.ts';
import { hashedName } from '../../engine/files/out-file.ts';
import type { ComponentPlace } from '../../engine/page/context/site-context.ts';
import { textsByEnglish } from '../../model/words/word-tables.ts';
import type { LabWords } from '../model/words/english.ts';
import { LAB_PAGE_WORDS } from '../model/words/page-words.ts';
import { labHelp } from './help.ts';

/** Adds the script of the lab to the page that shows it, and returns the markup that the script fills. */
export function labPage(
  root: string,
  manifestAddress: string,
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
    [LAB]: manifestAddress,
    [LAB_HELP]: site.base + output,
    [WORDS]: encodeWords(textsByEnglish(LAB_PAGE_WORDS, words)),
    'aria-label': words.lab,
  });
  return `<section${attributes}><p class="${STAND_IN}">${escapeText(words.labNeedsScripts)}</p></section>`;
}
