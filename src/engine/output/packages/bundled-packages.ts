import type { Plugin } from 'vite';

export interface BundledPackages {
  plugin: Plugin;
  /** Folders of the packages that left code in the bundle, in order. */
  folders: () => string[];
}

/** `…/node_modules/name/` or `…/node_modules/@scope/name/`, up to the innermost. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** Notes whose code is left in the scripts when everything unused is gone. Workers are bundles of their own: it goes there too. */
export function bundledPackages(): BundledPackages {
  const found = new Set<string>();
  return {
    plugin: {
      name: 'bundled-packages',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          for (const id of file.moduleIds) {
            const folder = PACKAGE_FOLDER.exec(id.replace(/^\0/, ''))?.[0];
            if (folder !== undefined) found.add(folder);
          }
        }
      },
    },
    folders: () => [...found].sort(),
  };
}
