import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the lab's parts come from. */
export interface LabPlaces {
  /** Packages of the lab: Rslib, Rsbuild, Rspack as WebAssembly, and packages that projects can bundle. */
  packages: string;
  /** Lock file of the packages that pages are proven with. Their versions have to be the same. */
  provenLock: string;
  /** Lock file of the packages behind the stand-ins for Node's modules. */
  ownLock: string;
  /** Sources of the worker. */
  worker: string;
  /** Finished bundles, one folder each. */
  bundles: string;
}

export const BINDING = '@rspack/binding-wasm32-wasi';

/** How to install the lab's packages. npm refuses them otherwise, because no machine has this processor. */
export const INSTALL_LAB = 'npm ci --cpu=wasm32 --prefix lab';

export function labPlaces(root: string): LabPlaces {
  return {
    packages: path.join(root, 'lab/node_modules'),
    provenLock: path.join(root, 'examples/package-lock.json'),
    ownLock: path.join(root, 'package-lock.json'),
    worker: path.join(root, 'src/lab/worker'),
    bundles: path.join(root, '.cache/lab'),
  };
}

/** The command that installs the lab's packages, if some are missing, such as those that a newer commit added. */
export function missingInstall({ packages }: LabPlaces): string | undefined {
  const isInstalled = (name: string) => existsSync(path.join(packages, name, 'package.json'));
  if (!isInstalled(BINDING)) return INSTALL_LAB;
  const manifest: unknown = JSON.parse(readFileSync(path.join(packages, '../package.json'), 'utf8'));
  const { dependencies } = manifest as { dependencies: Record<string, string> };
  return Object.keys(dependencies).every(isInstalled) ? undefined : INSTALL_LAB;
}
