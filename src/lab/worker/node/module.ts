import { bundledModules, nodeModules } from 'lab:modules';
import { volumeFs } from '../volume.ts';
import { dirname, join, resolve } from './path.ts';
import { fileURLToPath } from './url.ts';

export const builtinModules = Object.keys(nodeModules);

const PACKAGES = '/node_modules';
const added: Record<string, () => unknown> = {};

/** Adds modules that arrived after the start, by the path they were installed at. */
export function addModules(modules: Readonly<Record<string, () => unknown>>): void {
  Object.assign(added, modules);
}

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
    const path = /^\.{0,2}\//.test(id) ? resolve(folder, id) : `${PACKAGES}/${id}`;
    const bundled = bundledModules[path] ?? added[path];
    if (!bundled) throw new ModuleNotFound(id);
    return bundled();
  };
  return Object.assign(load, {
    cache: {},
    resolve: (id: string): string => {
      const path = /^\.{0,2}\//.test(id) ? resolve(folder, id) : join(PACKAGES, id);
      const found = [path, `${path}.js`, mainOf(path)].find((file) => file !== undefined && isFile(file));
      if (found === undefined) throw new ModuleNotFound(id);
      return found;
    },
  });
}

/** Returns the file that a package names as its main one, or undefined if the folder is not a package. */
function mainOf(folder: string): string | undefined {
  const manifest = join(folder, 'package.json');
  if (!isFile(manifest)) return undefined;
  const { main = 'index.js' } = JSON.parse(volumeFs.readFileSync(manifest, 'utf8')) as { main?: string };
  return join(folder, main);
}

function isFile(path: string): boolean {
  return volumeFs.existsSync(path) && volumeFs.statSync(path).isFile();
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
