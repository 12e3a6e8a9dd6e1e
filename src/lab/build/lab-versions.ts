import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BINDING, INSTALL_LAB } from './lab-places.ts';
import type { LabPlaces } from './lab-places.ts';

/** The packages that decide what a build writes. */
const DECIDING = ['@rslib/core', '@rsbuild/core', '@rspack/core'];

/** Returns the versions of what the lab runs. Throws if they are not those that the recordings were made with. */
export function labVersions({ examples, lab }: LabPlaces): Record<string, string> {
  const versions = Object.fromEntries(DECIDING.map((name) => [name, versionOf(examples, name)]));
  const core = versions['@rspack/core'];
  const binding = versionOf(lab, BINDING);
  if (core !== binding) {
    throw new Error(
      `lab/ has Rspack ${binding}, but the recordings were made with ${core} (examples/package.json). Set ${BINDING} to ${core} in lab/package.json, update its lock file with \`npm install --cpu=wasm32 --prefix lab\`, and run \`${INSTALL_LAB}\`.`,
    );
  }
  return versions;
}

function versionOf(folder: string, name: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
