import type { Plugin } from 'vite';
import type { HookSite, HookTexts } from '../../../model/hook-data.ts';

const ID = 'virtual:hook-data';

/** Serves what the hooks for a site's components know about the site. Bundled only if a component uses them. */
export function hookDataModule(site: HookSite, texts: HookTexts): Plugin {
  return {
    name: 'hook-data',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}`
        ? `export const site = ${JSON.stringify(site)};\nexport const texts = ${JSON.stringify(texts)};\n`
        : undefined,
  };
}
