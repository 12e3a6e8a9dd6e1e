import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hashedName } from '../../engine/files/out-file.ts';
import { bundledPackages } from '../../engine/output/packages/bundled-packages.ts';
import type { LabManifest } from '../model/protocol.ts';
import { bundlePackages } from './bundle-packages.ts';
import { bundlePlugins } from './bundle-plugins.ts';
import type { BundledPlugin } from './bundle-plugins.ts';
import { bundleScript } from './bundle-scripts.ts';
import { bundleTypes } from './bundle-types.ts';
import { bundleWasm } from './bundle-wasm.ts';
import type { BundledPart } from './bundle-wasm.ts';
import { BROTLI_QUALITY, compressed, smallest } from './compress-part.ts';
import { finishedFolder } from '../../engine/files/finished-folder.ts';
import { BINDING } from './lab-places.ts';
import type { LabPlaces } from './lab-places.ts';
import { labPlugin } from './lab-plugin.ts';
import { labVersions } from './lab-versions.ts';

/** A finished bundle. Addresses in the manifest are names of files, relative to the site's base. */
export interface LabBundle {
  manifest: LabManifest;
  /** Where the files are now, by the name that they have in the site. */
  files: ReadonlyMap<string, string>;
  /** Folders of the packages that it contains. */
  packages: readonly string[];
}

interface BundledScripts extends BundledPart {
  worker: string;
  typesSize: number;
  /** Versions of the packages that projects can bundle and of the plugins that they can use. */
  packages: Readonly<Record<string, string>>;
  /** Packages whose code the lab ships, relative to its packages. */
  bundled: readonly string[];
}

/** Files that decide how sources become scripts. */
const RECIPE = [
  'bundle-lab.ts',
  'bundle-contents.ts',
  'bundle-packages.ts',
  'bundle-plugins.ts',
  'bundle-scripts.ts',
  'bundle-types.ts',
  'hosted-plugin.ts',
  'installed-module.ts',
  'lab-plugin.ts',
  'module-table.ts',
  'patched.ts',
  'plugin-contents.ts',
];

/**
 * The bundle of the installed versions, made from scratch only if something in it has changed. The quality is that of
 * Brotli for the WebAssembly.
 */
export async function labBundle(places: LabPlaces, quality = BROTLI_QUALITY): Promise<LabBundle> {
  const versions = labVersions(places);
  const wasmFolder = path.join(places.bundles, `rspack-${versions['@rspack/core']}-wasm-brotli-${quality}`);
  const scriptsFolder = path.join(
    places.bundles,
    `rslib-${versions['@rslib/core']}-${contentKey(places, versions)}`,
  );
  const wasm = await bundleWasm(places, wasmFolder, quality);
  const scripts = await bundleScripts(places, scriptsFolder);
  const filesOf = (folder: string, { files }: BundledPart) =>
    files.map((name) => [name, path.join(folder, name)] as const);
  return {
    manifest: {
      worker: scripts.worker,
      wasm: wasm.parts,
      transferSize: wasm.transferSize + scripts.transferSize,
      typesSize: scripts.typesSize,
      versions,
      packages: scripts.packages,
    },
    files: new Map([...filesOf(wasmFolder, wasm), ...filesOf(scriptsFolder, scripts)]),
    packages: scripts.bundled.map((name) => path.join(places.packages, name)),
  };
}

/** Identifies the scripts by everything that they are made from. A package never changes without its version. */
function contentKey(
  { worker, packages, ownLock }: LabPlaces,
  versions: Readonly<Record<string, string>>,
): string {
  const hash = createHash('sha256').update(JSON.stringify(versions));
  for (const lock of [path.join(packages, '.package-lock.json'), ownLock]) hash.update(readFileSync(lock));
  const sources = [
    ...RECIPE.map((name) => `../build/${name}`),
    ...readdirSync(path.join(worker, '../model')).map((name) => `../model/${name}`),
    ...readdirSync(worker, { recursive: true, encoding: 'utf8' }),
  ];
  for (const name of sources.filter((file) => /(?<!\.test)\.ts$/.test(file)).sort()) {
    hash.update(name).update(readFileSync(path.join(worker, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

function bundleScripts(places: LabPlaces, folder: string): Promise<BundledScripts> {
  return finishedFolder(folder, async (write) => {
    const bundled = bundledPackages();
    const bundle = (entry: string, define?: Record<string, string>) =>
      bundleScript({
        input: path.join(places.worker, entry),
        plugin: labPlugin(places),
        format: 'esm',
        bundled,
        ...(define && { define }),
      });
    const thread = await bundle('thread.ts');
    const threadName = write(hashedName('lab/thread', '.js', thread), thread);
    const packages = bundlePackages(places.packages, write);
    const plugins = await bundlePlugins(places, bundled, write);
    const types = await bundleTypes(places, bundled, write);
    const rslib = await bundle('rslib.ts', {
      __PACKAGES__: servedFiles(packages),
      __PLUGINS__: servedFiles(plugins),
    });
    const rslibName = write(hashedName('lab/rslib', '.js', rslib), rslib);
    const worker = await bundle('entry.ts', {
      __RSLIB_SCRIPT__: JSON.stringify(path.basename(rslibName)),
      __THREAD_SCRIPT__: JSON.stringify(path.basename(threadName)),
      __TYPES_SCRIPT__: JSON.stringify(path.basename(types.script)),
    });
    const workerName = write(hashedName('lab/worker', '.js', worker), worker);
    const sizes = await Promise.all(
      [thread, rslib, worker].map(async (code) => smallest(await compressed(Buffer.from(code)))),
    );
    return {
      worker: workerName,
      packages: Object.fromEntries([...packages, ...plugins].map(({ name, version }) => [name, version])),
      bundled: [
        ...new Set([
          ...bundled.folders().map((name) => path.relative(places.packages, name)),
          ...packages.map(({ name }) => name),
          ...types.packages,
          BINDING,
        ]),
      ].sort(),
      files: [
        threadName,
        rslibName,
        workerName,
        ...types.files,
        ...[...packages, ...plugins].map(({ file }) => file),
      ],
      typesSize: types.transferSize,
      transferSize: sizes.reduce((sum, size) => sum + size, 0),
    };
  });
}

/** The files that the worker may load are beside its script. */
function servedFiles(served: readonly BundledPlugin[]): string {
  return JSON.stringify(served.map((one) => ({ ...one, file: path.basename(one.file) })));
}
