import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeAddress } from '../../../model/address.ts';
import { ASSETS } from '../../files/out-file.ts';
import { cachingOf, FOREVER } from '../hosts/caching.ts';
import type { SiteManifest } from '../hosts/site-manifest.ts';
import { classicScript } from './browser-scripts.ts';

/**
 * The page that the service worker shows without a connection, up to its list of pages. A site in several languages has
 * one for each start of a path, in the order in which they apply.
 */
export type OfflineStart = string | (readonly [prefix: string, html: string])[];

/**
 * Bundles the service worker of an otherwise complete site. It contains the hash of each file it may cache forever.
 * That is about 37 bytes per file when compressed, loaded at idle and once per deployment.
 */
export async function bundleOfflineWorker(
  engineRoot: string,
  outDir: string,
  manifest: SiteManifest,
  offline: OfflineStart,
): Promise<string> {
  const hashes = await hashesIn(path.join(outDir, ASSETS), manifest);
  const { code } = await classicScript(engineRoot, 'runtime/start/offline-worker', {
    __HASHES__: hashes,
    __POLICY__: manifest.csp,
    __OFFLINE__: offline,
    __HEADERS__: manifest.headers.map(({ path: name, headers }) => ({
      path: encodeAddress(manifest.base + name.slice(1)),
      headers,
    })),
  });
  return code;
}

async function hashesIn(folder: string, manifest: SiteManifest): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  // An author's folder with this name is also there, and its files may change.
  const names = files.filter((name) => cachingOf(`/${ASSETS}/${name}`, manifest) === FOREVER);
  const hashes = await Promise.all(
    names.sort().map(async (name) => {
      const content = await readFile(path.join(folder, name));
      return [name, createHash('sha256').update(content).digest('base64')] as const;
    }),
  );
  return Object.fromEntries(hashes);
}
