import { hashedName } from '../../engine/files/hashed-name.ts';
import type { ComponentPlace } from '../../engine/page/syntax/site-context.ts';
import type { Extension } from '../../engine/site/extension.ts';
import type { LabManifest } from '../model/protocol.ts';
import { labBundle } from './bundle-lab.ts';
import type { LabBundle } from './bundle-lab.ts';
import { labExamples } from './examples.ts';
import { LAB_HEADERS } from './lab-headers.ts';
import { labPage } from './lab-page.ts';
import { labPlaces, missingInstall } from './lab-places.ts';
import { readVerified, verifiedFile } from './verified.ts';
import { verifiedText } from './verified-text.ts';

const MARKDOWN = '*The web page has an editor here that runs Rslib in the browser.*';

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
  const labHtml = ({ manifest }: LabBundle, place: ComponentPlace) =>
    labPage(root, place.site.base + manifestFile(manifest, place.site.base).name, place);
  return {
    headers: LAB_HEADERS,
    components: {
      Lab: {
        rule: { static: true, props: {}, children: [] },
        async render(_, place) {
          isShown = true;
          const value = missing === undefined ? labHtml(await bundle(), place) : missingHtml(missing);
          return [{ type: 'raw', value, data: { markdown: MARKDOWN } }];
        },
      },
      LabVerified: {
        rule: { static: true, props: {}, children: [] },
        isRepeatable: true,
        render(_, { scope }) {
          scope.dependencies.add(verifiedFile(root));
          const { html, markdown, words } = verifiedText(readVerified(root));
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

function missingHtml(command: string): string {
  return `<p class="lab-missing">This build of the site has no lab. Run <code>${command}</code>, then build the site again.</p>`;
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
