import { rspack } from '@rspack/core';
import { createRequire } from './node/module.ts';
import { dirname, extname, join } from './node/path.ts';
import { projectCode } from './project/project-code.ts';
import { volumeFs } from './project/volume.ts';

type Exports = Record<string, unknown>;
type Require = ((id: string) => unknown) & { resolve(id: string): string };

interface ProjectModule {
  exports: unknown;
  /** Settles when the module has been evaluated, also where it waits for something. */
  ended: Promise<unknown> | undefined;
}

const ENDINGS = ['', '.ts', '.js', '.mts', '.mjs', '.cts', '.cjs', '.json', '/index.ts', '/index.js'];
/** The only kind of function whose body may contain `await` without a function of its own. */
const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/** Relative imports at the start of a module, as the compiler writes them. */
const STATIC_IMPORT =
  /^(?:const \w+ = (?:\/\*#__PURE__\*\/ )?(?:_interop_require_\w+\()?|_export_star\()?require\("(\.[^"]*)"\)/gm;
/** `import(…)`, as the compiler writes it: the start of a function that requires the module. */
const DYNAMIC_IMPORT = /(\.then\(\(\w*\)=>)\/\*#__PURE__\*\/ _interop_require_wildcard\(require\(/g;

const modules = new Map<string, ProjectModule>();

/** Scripts of the project that take part in its build: the configuration, loaders, and what these import. */
export const projectModules = {
  /** Forgets what was evaluated: files may have changed since. */
  clear(): void {
    modules.clear();
  },

  /** Evaluates a file as `import()` does, and returns its namespace. */
  async import(path: string): Promise<Exports> {
    const { exports } = await importFile(path, []);
    return isNamespace(exports) ? exports : { ...(exports as Exports), default: exports };
  },

  /** Evaluates a file as `require` does, at once. */
  require(path: string): unknown {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = added(path);
    const code = codeOf(path, module);
    if (code !== undefined) runWith(Function, code, path, module);
    return module.exports;
  },
};

/** The modules that a file imports statically are evaluated first, each to its end. */
async function importFile(path: string, importers: readonly string[]): Promise<ProjectModule> {
  const known = modules.get(path);
  if (known) {
    if (!importers.includes(path)) await known.ended;
    return known;
  }
  const module = added(path);
  module.ended = evaluate(path, module, [...importers, path]);
  await module.ended;
  return module;
}

async function evaluate(path: string, module: ProjectModule, importers: readonly string[]): Promise<void> {
  const code = codeOf(path, module);
  if (code === undefined) return;
  for (const [, id = ''] of code.matchAll(STATIC_IMPORT)) await importFile(findFile(id, path), importers);
  await runWith(AsyncFunction, code, path, module);
}

function added(path: string): ProjectModule {
  const module: ProjectModule = { exports: {}, ended: undefined };
  modules.set(path, module);
  return module;
}

/** The code of a file as CommonJS; undefined if the file is only data. */
function codeOf(path: string, module: ProjectModule): string | undefined {
  projectCode.expectAllowed(path);
  const text = volumeFs.readFileSync(path, 'utf8');
  if (extname(path) === '.json') {
    module.exports = JSON.parse(text);
    return undefined;
  }
  const { code } = rspack.experiments.swc.transformSync(text, {
    filename: path,
    jsc: { parser: { syntax: 'typescript', dynamicImport: true }, target: 'es2022' },
    module: { type: 'commonjs' },
    isModule: extname(path) !== '.cjs',
  });
  return code.replace(DYNAMIC_IMPORT, '$1(__import(');
}

function runWith(Evaluator: FunctionConstructor, code: string, path: string, module: ProjectModule): unknown {
  const run = new Evaluator('module', 'exports', 'require', '__import', '__filename', '__dirname', code);
  return run(module, module.exports, requireFrom(path), importFrom(path), path, dirname(path)) as unknown;
}

/** Files of the project come from the volume, everything else is what the lab has bundled. */
function requireFrom(path: string): Require {
  const bundled = createRequire(path);
  return Object.assign(
    (id: string) => (id.startsWith('.') ? projectModules.require(findFile(id, path)) : bundled(id)),
    { resolve: (id: string) => (id.startsWith('.') ? findFile(id, path) : bundled.resolve(id)) },
  );
}

function importFrom(path: string): (id: string) => Promise<unknown> {
  const bundled = createRequire(path);
  return async (id) => {
    if (id.startsWith('.')) return projectModules.import(findFile(id, path));
    const exports = bundled(id);
    return isNamespace(exports) ? exports : { ...(exports as Exports), default: exports };
  };
}

function findFile(id: string, importer: string): string {
  const wanted = join(dirname(importer), id);
  const found = ENDINGS.map((ending) => wanted + ending).find(isFile);
  if (found === undefined) throw new Error(`Cannot find module '${id}', which ${importer} imports`);
  return found;
}

function isNamespace(exports: unknown): exports is Exports {
  return typeof exports === 'object' && exports !== null && '__esModule' in exports;
}

function isFile(path: string): boolean {
  return volumeFs.existsSync(path) && volumeFs.statSync(path).isFile();
}
