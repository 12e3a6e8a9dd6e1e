import type { Plugin } from 'vite';

export interface BundledPackages {
  plugin: Plugin;
  /** The sorted folders of packages with code in the bundle. */
  folders: () => string[];
}

/** Matches `…/node_modules/name/` or `…/node_modules/@scope/name/`, up to the innermost one. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * Records which packages have code left in the scripts after tree shaking. Add it to worker bundles as well, which are
 * separate.
 */
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
