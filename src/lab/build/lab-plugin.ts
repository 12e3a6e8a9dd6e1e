import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import {
  CONFIG_PACKAGES,
  INSTALLED_FILES,
  LEFT_OUT,
  LOADERS,
  NODE_MODULES,
  PATCHES,
  REPLACED,
  REQUIRED_MODULES,
  UNUSED_MODULES,
} from './bundle-contents.ts';
import { asInstalled } from './installed-module.ts';
import type { LabPlaces } from './lab-places.ts';
import { installedEntries, tableEntry, volumeFiles } from './module-table.ts';
import { patched } from './patched.ts';

const NODE = '\0node:';
const LEFT = '\0left-out:';
const MODULES = '\0lab:modules';
/** Modules that look for others, and so have to know where they are. The runtime of the binding does not. */
const OF_RSLIB = /^(?:@rslib|@rsbuild|@rspack)\/.*\.m?js$/;
const PACKAGE = /^(?:@[^/]+\/)?[a-z][^/:]*/;

/** Resolves what the worker imports: packages from the folder of the lab, and stand-ins for Node's modules. */
export function labPlugin(places: LabPlaces): Plugin {
  const packages = realpathSync(places.packages);
  const nameOf = (file: string) =>
    file.startsWith(packages + path.sep) ? path.relative(packages, file).replaceAll('\\', '/') : undefined;
  return {
    name: 'lab',

    async resolveId(id, importer, options) {
      const builtin = id.replace(/^node:/, '');
      if (builtin in NODE_MODULES) return NODE + builtin;
      if (id === 'lab:modules') return MODULES;
      const isOwn = importer === undefined || importer.startsWith('\0') || importer.startsWith(places.worker);
      const from = isOwn && PACKAGE.test(id) ? path.join(packages, 'importer.js') : importer;
      const resolved = await this.resolve(id, from, { ...options, skipSelf: true });
      const name = resolved === null ? undefined : nameOf(resolved.id);
      if (name === undefined) return resolved;
      if (LEFT_OUT.includes(name)) return LEFT + name;
      const own = REPLACED[name];
      return own === undefined ? resolved : path.join(places.worker, own);
    },

    load(id) {
      if (id === MODULES) return modulesCode(packages, path.join(places.worker, 'started-binding.ts'));
      if (id.startsWith(NODE))
        return standIn(path.join(places.worker, 'node', `${NODE_MODULES[id.slice(NODE.length)]}.ts`));
      if (!id.startsWith(LEFT)) return undefined;
      return `throw new Error(${JSON.stringify(`The lab does not include ${id.slice(LEFT.length)}.`)});`;
    },

    transform(code, id) {
      const name = nameOf(id);
      if (name === undefined || !OF_RSLIB.test(name)) return undefined;
      return asInstalled(name, patched(name, code, PATCHES), path.join(places.worker, 'node/module.ts'));
    },
  };
}

/** Node's modules have a default export; those of the worker name the value if it is not the module itself. */
function standIn(file: string): string {
  const from = JSON.stringify(file);
  const whole = readFileSync(file, 'utf8').includes('export const wholeModule') ? 'all.wholeModule' : 'all';
  return `import * as all from ${from};\nexport * from ${from};\nexport default ${whole};`;
}

function modulesCode(packages: string, startedBinding: string): string {
  const ofNode = Object.keys(NODE_MODULES).map((name) => tableEntry(name, `node:${name}`, '.default'));
  const bundled = installedEntries(packages, [...REQUIRED_MODULES, ...LOADERS]);
  const forConfig = CONFIG_PACKAGES.map((name) => tableEntry(`/node_modules/${name}`, name));
  const unused = UNUSED_MODULES.map((name) => `'/node_modules/${name}': () => class Unused {}`);
  return `
    export const installedFiles = ${JSON.stringify(volumeFiles(packages, LOADERS, INSTALLED_FILES))};
    import { startedBinding } from ${JSON.stringify(startedBinding)};
    export const nodeModules = { ${ofNode.join(',\n')} };
    export const bundledModules = { '/node_modules/@rspack/binding': startedBinding.get, ${[...bundled, ...forConfig, ...unused].join(',\n')} };
  `;
}
