import path from 'node:path';
import { LAB, LAB_HELP, STAND_IN } from '../../model/document.ts';
import { attributesHtml } from '../../engine/files/escape.ts';
import { hashedName } from '../../engine/files/hashed-name.ts';
import type { ComponentPlace } from '../../engine/page/syntax/site-context.ts';
import { labHelp } from './help.ts';

/** Shown to readers without scripts. */
const STATIC_TEXT =
  'The lab needs JavaScript. Without it, every page shows the recorded output of its examples.';

/** Adds the script of the lab to the page that shows it, and returns the markup that the script fills. */
export function labPage(root: string, manifestAddress: string, { scope, site }: ComponentPlace): string {
  scope.scripts.add(path.join(root, 'src/lab/page/entry.tsx'));
  const { help, sources } = labHelp(site.docsDir, path.join(root, 'examples'));
  for (const source of sources) scope.dependencies.add(source);
  const content = JSON.stringify(help);
  const output = hashedName('lab-help', '.json', content);
  scope.assets.push({ file: scope.file, output, content });
  const attributes = attributesHtml({
    class: 'lab',
    [LAB]: manifestAddress,
    [LAB_HELP]: site.base + output,
    'aria-label': 'Lab',
  });
  return `<section${attributes}><p class="${STAND_IN}">${STATIC_TEXT}</p></section>`;
}
