import type { ServedFile } from '../../model/served-package.ts';
import { loadServed } from './load-served.ts';
import { addModules, createRequire } from '../node/module.ts';
import { writeFile } from '../project/project-on-volume.ts';

/** Filled in when the worker is bundled. */
declare const __PLUGINS__: readonly ServedFile[];

/** What the script of a plugin exports. */
interface PluginScript {
  modules: Readonly<Record<string, () => unknown>>;
  files: Readonly<Record<string, string>>;
}

const served = new Map(__PLUGINS__.map((one) => [one.name, one]));

/** Loads the plugins among these packages. Each is a script that asks the worker for Node's modules and Rsbuild. */
export async function installPlugins(names: Iterable<string>): Promise<void> {
  for (const name of names) {
    const found = served.get(name);
    if (!found) continue;
    const code = await loadServed(found);
    served.delete(name);
    const module = { exports: {} as PluginScript };
    // oxlint-disable-next-line no-implied-eval -- the file came with the worker and was verified; imports are sealed off
    const run = new Function('module', 'exports', 'require', code);
    run(module, module.exports, createRequire('/node_modules/plugin.js'));
    addModules(module.exports.modules);
    for (const [path, text] of Object.entries(module.exports.files)) writeFile(path, text);
  }
}
