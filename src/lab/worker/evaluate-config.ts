import { rspack } from '@rspack/core';
import { dirname, extname, join } from './node/path.ts';
import { createRequire } from './node/module.ts';
import { volumeFs } from './volume.ts';

type Exports = Record<string, unknown>;
type Require = ((id: string) => unknown) & { resolve(id: string): string };

const ENDINGS = ['', '.ts', '.js', '.mts', '.mjs', '.cts', '.cjs', '.json', '/index.ts', '/index.js'];
/** The only kind of function whose body may contain `await` without a function of its own. */
const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/** Evaluates a configuration file of the volume and the files that it imports. Returns its default export. */
export async function evaluateConfig(path: string): Promise<unknown> {
  const modules = new Map<string, Exports>();
  const { exports, ended } = startModule(path, modules);
  await ended;
  return exports['default'] ?? exports;
}

interface StartedModule {
  exports: Exports;
  /** Settles when a module that waits for something is done. */
  ended: unknown;
}

function startModule(path: string, modules: Map<string, Exports>): StartedModule {
  const module = { exports: {} as Exports };
  modules.set(path, module.exports);
  const text = volumeFs.readFileSync(path, 'utf8');
  if (extname(path) === '.json')
    return { exports: { ...(JSON.parse(text) as Exports), default: JSON.parse(text) }, ended: undefined };
  const code = toCommonJs(path, text);
  const Evaluator = /\bawait\b/.test(code) ? AsyncFunction : Function;
  const run = new Evaluator('module', 'exports', 'require', '__filename', '__dirname', code);
  const ended: unknown = run(module, module.exports, requireFrom(path, modules), path, dirname(path));
  modules.set(path, module.exports);
  return { exports: module.exports, ended };
}

function toCommonJs(path: string, text: string): string {
  const { code } = rspack.experiments.swc.transformSync(text, {
    filename: path,
    jsc: { parser: { syntax: 'typescript', dynamicImport: true }, target: 'es2022' },
    module: { type: 'commonjs' },
    isModule: extname(path) !== '.cjs',
  });
  return code;
}

/** Files of the project come from the volume, everything else is what the lab has bundled. */
function requireFrom(path: string, modules: Map<string, Exports>): Require {
  const bundled = createRequire('/node_modules/config.js');
  const find = (id: string) => {
    const wanted = join(dirname(path), id);
    const found = ENDINGS.map((ending) => wanted + ending).find(isFile);
    if (found === undefined) throw new Error(`Cannot find module '${id}', which ${path} imports`);
    return found;
  };
  const load = (id: string) => {
    if (!id.startsWith('.')) return bundled(id);
    const found = find(id);
    return modules.get(found) ?? startModule(found, modules).exports;
  };
  return Object.assign(load, {
    resolve: (id: string) => (id.startsWith('.') ? find(id) : bundled.resolve(id)),
  });
}

function isFile(path: string): boolean {
  return volumeFs.existsSync(path) && volumeFs.statSync(path).isFile();
}
