import { bundledModules, nodeModules } from 'lab:modules';
import { PROJECT_FOLDER } from '../project/project-folder.ts';
import { volumeFs } from '../project/volume.ts';
import { dirname, join, resolve } from './path.ts';
import { fileURLToPath } from './url.ts';

export const builtinModules = Object.keys(nodeModules);

const PACKAGES = '/node_modules';
const added: Record<string, () => unknown> = {};

/** Adds modules that arrived after the start, by the path they were installed at. */
export function addModules(modules: Readonly<Record<string, () => unknown>>): void {
  Object.assign(added, modules);
}

interface ProjectModules {
  require(path: string): unknown;
  import(path: string): Promise<unknown>;
}

let projectModules: ProjectModules | undefined;

/** Hands over what evaluates files of the project. It needs Rspack, which needs this module. */
export function setProjectModules(modules: ProjectModules): void {
  projectModules = modules;
}

class ModuleNotFound extends Error {
  readonly code = 'MODULE_NOT_FOUND';

  constructor(id: string) {
    super(`Cannot find module '${id}'`);
  }
}

/**
 * Creates a `require` that knows Node's modules and those that the lab has bundled, by the path they were installed
 * at. Files of the project are evaluated. No other file of the volume is.
 */
export function createRequire(from: string | URL) {
  const folder = dirname(String(from).startsWith('file:') ? fileURLToPath(from) : String(from));
  const load = (id: string): unknown => {
    const ofNode = nodeModules[id.replace(/^node:/, '')];
    if (ofNode) return ofNode();
    const path = pathOf(id, folder);
    if (projectModules && isOfProject(path)) return projectModules.require(path);
    const bundled = bundledModules[path] ?? added[path];
    if (!bundled) throw new ModuleNotFound(id);
    return bundled();
  };
  return Object.assign(load, {
    cache: {},
    resolve: (id: string): string => {
      const path = pathOf(id, folder);
      const found = [path, `${path}.js`, mainOf(path)].find((file) => file !== undefined && isFile(file));
      if (found === undefined) throw new ModuleNotFound(id);
      return found;
    },
  });
}

function pathOf(id: string, folder: string): string {
  return /^\.{0,2}\//.test(id) ? resolve(folder, id) : join(PACKAGES, id);
}

function isOfProject(path: string): boolean {
  return path.startsWith(`${PROJECT_FOLDER}/`) && isFile(path);
}

/** The file that a package names as its main one; undefined if the folder is not a package. */
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
export async function importAtRuntime(address: string): Promise<unknown> {
  const path = address.startsWith('file:') ? fileURLToPath(address) : address;
  return projectModules && isOfProject(path) ? projectModules.import(path) : createRequire('file:///')(path);
}
