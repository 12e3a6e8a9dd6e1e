import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TYPE_PACKAGES, TYPESCRIPT } from './bundle-contents.ts';
import { BINDING, INSTALL_LAB } from './lab-places.ts';
import type { LabPlaces } from './lab-places.ts';
import { PLUGINS } from './plugin-contents.ts';

/** The packages that decide what a build writes. */
const DECIDING = ['@rslib/core', '@rsbuild/core', '@rspack/core'];

interface Lock {
  packages: Record<string, { version?: string } | undefined>;
}

/** Throws if the lab does not run the versions that the recordings were made with. */
export function labVersions({ packages, provenLock }: LabPlaces): Record<string, string> {
  const lock = JSON.parse(readFileSync(provenLock, 'utf8')) as Lock;
  const proven = (name: string) => lock.packages[`node_modules/${name}`]?.version;
  for (const name of [...DECIDING, ...TYPE_PACKAGES, TYPESCRIPT, ...Object.keys(PLUGINS)])
    expectSame(name, versionOf(packages, name), proven(name));
  expectSame(BINDING, versionOf(packages, BINDING), proven('@rspack/core'));
  return Object.fromEntries(DECIDING.map((name) => [name, versionOf(packages, name)]));
}

function expectSame(name: string, found: string, proven: string | undefined): void {
  if (found === proven) return;
  throw new Error(
    `lab/ has ${name} ${found}, but the recordings were made with ${proven ?? 'no such package'} (examples/package-lock.json). Set that version in lab/package.json, run \`npm install --cpu=wasm32 --prefix lab\` to update its lock file, and then \`${INSTALL_LAB}\`.`,
  );
}

function versionOf(folder: string, name: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
