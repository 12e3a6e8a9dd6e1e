import { escapeText } from '../../engine/files/escape.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { Extension } from '../../engine/site/extension.ts';
import { labExamples } from './examples.ts';
import { labHeaders } from './lab-headers.ts';
import { labPage } from './lab-page.ts';
import { labParts } from './lab-parts.ts';
import type { LabParts } from './lab-parts.ts';
import { LAB_TABLES } from '../model/words/lab-words.ts';
import type { LabWords } from '../model/words/english.ts';
import { readVerified, verifiedFile } from './verified.ts';
import { verifiedText } from './verified-text.ts';

/** Without an installed lab, its page says how to install it. */
export function labExtension(root: string, parts: LabParts = labParts(root)): Extension {
  const { missing } = parts;
  return {
    name: 'lab',
    words: LAB_TABLES,
    headers: labHeaders,
    components: {
      Lab: {
        rule: { static: true, props: {}, children: [] },
        async render(_, place) {
          const words = place.site.extensionWords(LAB_TABLES, place.scope);
          const value =
            missing === undefined
              ? labPage(root, await parts.addresses(place.site.base), words, place)
              : missingHtml(missing, words);
          return [{ type: 'raw', value, data: { markdown: `*${words.labInMarkdown}*` } }];
        },
      },
      LabVerified: {
        rule: { static: true, props: {}, children: [] },
        isRepeatable: true,
        render(_, { scope, site }) {
          scope.dependencies.add(verifiedFile(root));
          const table = site.extensionWords(LAB_TABLES, scope);
          const { html, markdown, words } = verifiedText(readVerified(root), table);
          return [{ type: 'raw', value: html, data: { markdown, words } }];
        },
      },
    },
    packages: () => parts.packages(),
    files: async (site) => {
      const files = await parts.files(site.config);
      return files.length === 0 ? [] : [...files, ...labExamples(site)];
    },
  };
}

/** Says on a page how to install the lab. */
export function missingHtml(command: string, { labMissing }: LabWords): string {
  return `<p class="lab-missing">${fillIn(escapeText(labMissing), { command: `<code>${command}</code>` })}</p>`;
}
