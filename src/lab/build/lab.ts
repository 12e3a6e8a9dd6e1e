import { escapeText } from '../../engine/files/escape.ts';
import { hashedName } from '../../engine/files/out-file.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { ComponentPlace } from '../../engine/page/context/site-context.ts';
import type { Extension } from '../../engine/site/extension.ts';
import type { LabManifest } from '../model/protocol.ts';
import { doctorBundle } from '../../doctor/build/bundle-doctor.ts';
import type { DoctorBundle } from '../../doctor/build/bundle-doctor.ts';
import { DOCTOR_EXTENSION } from '../../doctor/build/doctor.ts';
import { doctorPlaces } from '../../doctor/build/doctor-places.ts';
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

/** Without an installed lab, its page says how to install it. */
export function labExtension(root: string, { brotliQuality }: LabOptions = {}): Extension {
  const places = labPlaces(root);
  const missing = missingInstall(places);
  let bundling: Promise<LabBundle> | undefined;
  /** Only a site with a page that shows the lab gets its files. */
  let isShown = false;
  const bundle = () => (bundling ??= labBundle(places, brotliQuality));
  let bundlingDoctor: Promise<DoctorBundle> | undefined;
  const doctor = () => (bundlingDoctor ??= doctorBundle(doctorPlaces(root)));
  const labHtml = async (words: LabWords, place: ComponentPlace) => {
    const { base } = place.site;
    const [{ manifest }, { worker, transferSize }] = await Promise.all([bundle(), doctor()]);
    const addresses = {
      manifest: base + manifestFile(manifest, base).name,
      doctor: { worker: base + worker, transferSize },
    };
    return labPage(root, addresses, words, place);
  };
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
          const value = missing === undefined ? await labHtml(words, place) : missingHtml(missing, words);
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
      const [made, checkers] = await Promise.all([bundling, bundlingDoctor]);
      return [...(made?.packages ?? []), ...(checkers?.packages ?? [])];
    },
    async files(site) {
      if (missing !== undefined || !isShown) return [];
      const made = await bundle();
      const copies = [...made.files].map(([name, copyOf]) => ({ name, copyOf }));
      // The doctor's own extension writes it where a site has that.
      const { worker, file } = await doctor();
      const checkers = site.config.extensions.includes(DOCTOR_EXTENSION)
        ? []
        : [{ name: worker, copyOf: file }];
      return [...copies, ...checkers, manifestFile(made.manifest, site.config.base), ...labExamples(site)];
    },
  };
}

function missingHtml(command: string, { labMissing }: LabWords): string {
  return `<p class="lab-missing">${fillIn(escapeText(labMissing), { command: `<code>${command}</code>` })}</p>`;
}

/** The page finds everything through this file. */
function manifestFile(manifest: LabManifest, base: string): { name: string; content: string } {
  const content = JSON.stringify({
    ...manifest,
    worker: base + manifest.worker,
    wasm: manifest.wasm.map((part) => ({ ...part, address: base + part.address })),
  } satisfies LabManifest);
  return { name: hashedName('lab/manifest', '.json', content), content };
}
