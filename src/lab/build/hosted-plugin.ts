import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { CONFIG_PACKAGES, NODE_MODULES } from './bundle-contents.ts';
import { asInstalled } from './installed-module.ts';
import type { LabPlaces } from './lab-places.ts';
import { installedEntries, tableEntry, volumeFiles } from './module-table.ts';
import { PLUGINS } from './plugin-contents.ts';

/** What a plugin's script starts with: a table of its modules, and files for the volume. */
export const HOSTED_ENTRY = 'lab:hosted';
const SCRIPT = /\.[cm]?js$/;

/**
 * Resolves what the script of a plugin imports. Its own packages are bundled. Node's modules, Rslib, Rsbuild and Rspack
 * are those of the worker, which it asks for at run time.
 */
export function hostedPlugin(places: LabPlaces, plugin: string): Plugin {
  const packages = realpathSync(places.packages);
  return {
    name: 'lab-hosted',

    async resolveId(id, importer, options) {
      if (id === HOSTED_ENTRY) return `\0${HOSTED_ENTRY}`;
      const builtin = id.replace(/^node:/, '');
      if (builtin in NODE_MODULES) return { id: `node:${builtin}`, external: true };
      if (CONFIG_PACKAGES.includes(id)) return { id, external: true };
      const from = importer?.startsWith('\0') === true ? path.join(packages, 'importer.js') : importer;
      const resolved = await this.resolve(id, from, { ...options, skipSelf: true });
      // Some packages are optional. The worker does not find them either, and the code is prepared for that.
      return resolved ?? { id, external: true };
    },

    load(id) {
      return id === `\0${HOSTED_ENTRY}` ? entryCode(packages, places.worker, plugin) : undefined;
    },

    transform(code, id) {
      if (!id.startsWith(packages + path.sep) || !SCRIPT.test(id)) return undefined;
      return asInstalled(path.relative(packages, id).replaceAll('\\', '/'), code, 'node:module');
    },
  };
}

function entryCode(packages: string, worker: string, plugin: string): string {
  const { loaders, required, installed, standIns = {}, manifests = {} } = PLUGINS[plugin]!;
  const modules = [
    tableEntry(`/node_modules/${plugin}`, plugin),
    ...installedEntries(packages, [...required, ...loaders]),
    ...Object.entries(standIns).map(([name, file]) =>
      tableEntry(`/node_modules/${name}`, path.join(worker, file)),
    ),
  ];
  const files = {
    ...volumeFiles(
      packages,
      [...loaders, ...Object.keys(standIns).filter((name) => SCRIPT.test(name))],
      installed,
    ),
    ...Object.fromEntries(
      Object.entries(manifests).map(([name, manifest]) => [
        `/node_modules/${name}/package.json`,
        JSON.stringify(manifest),
      ]),
    ),
  };
  return `
    exports.modules = { ${modules.join(',\n')} };
    exports.files = ${JSON.stringify(files)};
  `;
}
