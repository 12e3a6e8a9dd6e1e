import type { Plugin } from 'vite';
import type { HookSite, HookTexts } from '../../../model/site-data.ts';

const ID = 'virtual:site-data';

/** Serves what the hooks for a site's components know about the site. Bundled only if a component uses them. */
export function siteDataModule(site: HookSite, texts: HookTexts): Plugin {
  return {
    name: 'site-data',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}`
        ? `export const site = ${JSON.stringify(site)};\nexport const texts = ${JSON.stringify(texts)};\n`
        : undefined,
  };
}
