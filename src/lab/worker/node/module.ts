import { bundledModules, nodeModules } from 'lab:modules';
import { volumeFs } from '../volume.ts';
import { dirname, join, resolve } from './path.ts';
import { fileURLToPath } from './url.ts';

export const builtinModules = Object.keys(nodeModules);

const PACKAGES = '/node_modules';

class ModuleNotFound extends Error {
  readonly code = 'MODULE_NOT_FOUND';

  constructor(id: string) {
    super(`Cannot find module '${id}'`);
  }
}

/**
 * Returns a `require` that knows Node's modules and those that the lab has bundled, by the path they were installed at.
 * It never evaluates a file of the volume: that is what a project contains.
 */
export function createRequire(from: string | URL) {
  const folder = dirname(String(from).startsWith('file:') ? fileURLToPath(from) : String(from));
  const load = (id: string): unknown => {
    const ofNode = nodeModules[id.replace(/^node:/, '')];
    if (ofNode) return ofNode();
    const bundled = bundledModules[/^\.{0,2}\//.test(id) ? resolve(folder, id) : `${PACKAGES}/${id}`];
    if (!bundled) throw new ModuleNotFound(id);
    return bundled();
  };
  return Object.assign(load, {
    cache: {},
    resolve: (id: string): string => {
      const path = /^\.{0,2}\//.test(id) ? resolve(folder, id) : join(PACKAGES, id);
      if (!volumeFs.existsSync(path)) throw new ModuleNotFound(id);
      return path;
    },
  });
}

/** Takes the place of `import(…)` of an address that is only known at run time. */
export function importAtRuntime(address: string): Promise<unknown> {
  try {
    return Promise.resolve(
      createRequire('file:///')(address.startsWith('file:') ? fileURLToPath(address) : address),
    );
  } catch (error) {
    return Promise.reject(error);
  }
}
