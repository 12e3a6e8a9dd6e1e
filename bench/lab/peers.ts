import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';
import { installLocked } from '../install-locked.mjs';

declare const __ENGINE_ROOT__: string;

/** A bundler for the browser that the lab is compared with. */
export interface Peer {
  id: string;
  /** Package that the versions are read from. */
  packageName: string;
  /** Scripts to bundle by the name that they have in the page's folder. */
  scripts: Readonly<Record<string, string>>;
  /** The WebAssembly file, which keeps its name. */
  wasm: string;
}

export const PEERS: readonly Peer[] = [
  {
    id: 'rolldown',
    packageName: '@rolldown/browser',
    scripts: {
      'rolldown.js': 'bench/lab/peers/rolldown.mjs',
      // The name by which Rolldown starts its threads.
      'wasi-worker-browser.mjs': 'node_modules/@rolldown/browser/dist/wasi-worker-browser.mjs',
    },
    wasm: '@rolldown/browser/dist/rolldown-binding.wasm32-wasi.wasm',
  },
  {
    id: 'esbuild',
    packageName: 'esbuild-wasm',
    scripts: { 'esbuild.js': 'bench/lab/peers/esbuild.mjs' },
    wasm: 'esbuild-wasm/esbuild.wasm',
  },
];

const FOLDER = path.join(__ENGINE_ROOT__, '.cache/bench/lab');
const PACKAGES = path.join(FOLDER, 'node_modules');

/** Installs the peers and bundles their workers. Returns the folder with everything that a page needs. */
export async function peerFiles(): Promise<string> {
  await installLocked('bench/lab/peers', FOLDER);
  const site = path.join(FOLDER, 'site');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  for (const { scripts, wasm } of PEERS) {
    for (const [name, source] of Object.entries(scripts)) {
      const root = source.startsWith('node_modules/') ? FOLDER : __ENGINE_ROOT__;
      await build({
        input: path.join(root, source),
        platform: 'browser',
        resolve: { modules: [PACKAGES] },
        output: { file: path.join(site, name), format: 'esm', codeSplitting: false, minify: true },
        logLevel: 'warn',
      });
    }
    writeFileSync(path.join(site, path.basename(wasm)), readFileSync(path.join(PACKAGES, wasm)));
  }
  return site;
}

export function versionOf({ packageName }: Peer): string {
  const manifest = readFileSync(path.join(PACKAGES, packageName, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Returns the names of the files that a page loads for a peer. */
export const filesOf = ({ scripts, wasm }: Peer): string[] => [...Object.keys(scripts), path.basename(wasm)];
