import { escapeText } from '../../engine/files/escape.ts';
import { hashedName } from '../../engine/files/out-file.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { ComponentPlace } from '../../engine/page/context/site-context.ts';
import type { Extension } from '../../engine/site/extension.ts';
import type { LabManifest } from '../model/protocol.ts';
import { labBundle } from './bundle-lab.ts';
import type { LabBundle } from './bundle-lab.ts';
import { labExamples } from './examples.ts';
import { labHeaders } from './lab-headers.ts';
import { labPage } from './lab-page.ts';
import { labPlaces, missingInstall } from './lab-places.ts';
import { LAB_TABLES } from '../model/words/lab-words.ts';
import type { LabWords } from '../model/words/english.ts';
import { readVerified, verifiedFile } from './verified.ts';
import { verifiedText } from './verified-text.ts';

export interface LabOptions {
  /** Of the compressed WebAssembly, up to 11. */
  brotliQuality?: number | undefined;
}

/** Returns the extension that adds the lab to a site. Without an installed lab, its page says how to install it. */
export function labExtension(root: string, { brotliQuality }: LabOptions = {}): Extension {
  const places = labPlaces(root);
  const missing = missingInstall(places);
  let bundling: Promise<LabBundle> | undefined;
  /** Only a site with a page that shows the lab gets its files. */
  let isShown = false;
  const bundle = () => (bundling ??= labBundle(places, brotliQuality));
  const labHtml = ({ manifest }: LabBundle, words: LabWords, place: ComponentPlace) =>
    labPage(root, place.site.base + manifestFile(manifest, place.site.base).name, words, place);
  return {
    name: 'lab',
    words: LAB_TABLES,
    headers: labHeaders,
    components: {
      Lab: {
        rule: { static: true, props: {}, children: [] },
        async render(_, place) {
          isShown = true;
          const words = place.site.extensionWords(LAB_TABLES, place.scope);
          const value =
            missing === undefined ? labHtml(await bundle(), words, place) : missingHtml(missing, words);
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
    async packages() {
      return bundling === undefined ? [] : (await bundling).packages;
    },
    async files(site) {
      if (missing !== undefined || !isShown) return [];
      const made = await bundle();
      const copies = [...made.files].map(([name, copyOf]) => ({ name, copyOf }));
      return [...copies, manifestFile(made.manifest, site.config.base), ...labExamples(site)];
    },
  };
}

function missingHtml(command: string, { labMissing }: LabWords): string {
  return `<p class="lab-missing">${fillIn(escapeText(labMissing), { command: `<code>${command}</code>` })}</p>`;
}

/** Returns the file that tells the page where everything is. */
function manifestFile(manifest: LabManifest, base: string): { name: string; content: string } {
  const content = JSON.stringify({
    ...manifest,
    worker: base + manifest.worker,
    wasm: manifest.wasm.map((part) => ({ ...part, address: base + part.address })),
  } satisfies LabManifest);
  return { name: hashedName('lab/manifest', '.json', content), content };
}
