import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the lab's parts come from. */
export interface LabPlaces {
  /** Packages that pages are proven with: Rslib, Rsbuild and the JavaScript of Rspack. */
  examples: string;
  /** Packages of the lab alone: Rspack as WebAssembly, and what runs it. */
  lab: string;
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
    examples: path.join(root, 'examples/node_modules'),
    lab: path.join(root, 'lab/node_modules'),
    worker: path.join(root, 'src/lab/worker'),
    bundles: path.join(root, '.cache/lab'),
  };
}

/** Returns the command that installs what is missing, if something is. */
export function missingInstall({ examples, lab }: LabPlaces): string | undefined {
  if (!existsSync(path.join(lab, BINDING, 'package.json'))) return INSTALL_LAB;
  return existsSync(path.join(examples, '@rslib/core/package.json')) ? undefined : 'npm ci --prefix examples';
}
