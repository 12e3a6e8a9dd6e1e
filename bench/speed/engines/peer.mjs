// Locations of the peers: templates in the repository, installed copies and their sites in the cache.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from '../../../scripts/tool.mjs';

const TEMPLATES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../peers');
export const CACHE = path.join(root, '.cache/bench');

export const templateOf = (id) => path.join(TEMPLATES, id);
export const homeOf = (id) => path.join(CACHE, id);
export const siteOf = (id, pages) => path.join(CACHE, id, `site-${pages}`);

/** @param {string} id @param {string} name of an installed package */
export function packageOf(id, name) {
  const folder = path.join(homeOf(id), 'node_modules', name);
  return { folder, ...JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) };
}

/** Returns the command line of a peer's own tool, run with the current Node. */
export function peerTool(id, packageName, bin, args) {
  const { folder, bin: bins } = packageOf(id, packageName);
  return [process.execPath, path.join(folder, typeof bins === 'string' ? bins : bins[bin]), ...args];
}
