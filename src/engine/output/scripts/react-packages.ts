import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const REACT = /^react(?:-dom)?(?:\/|$)/;

/**
 * Has the bundle for Node load React by its address: the bundle is in the cache of the site, which need not have packages,
 * and the theme and all components must share the engine's copy.
 */
export function reactPackages(engineRoot: string): Plugin {
  const { resolve } = createRequire(path.join(engineRoot, 'package.json'));
  return {
    name: 'react-packages',
    enforce: 'pre',
    resolveId: (id) => (REACT.test(id) ? { id: pathToFileURL(resolve(id)).href, external: true } : undefined),
  };
}
