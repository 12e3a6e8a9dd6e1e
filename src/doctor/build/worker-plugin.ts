import { createRequire } from 'node:module';
import type { Plugin } from 'rolldown';

/** TypeScript asks for these where it finds Node.js, and never in a browser. */
const NODE_MODULES =
  /^(?:node:)?(?:crypto|fs|inspector|module|os|path|perf_hooks|source-map-support|url|util)$/;
const EMPTY = '\0no-node-module';

/** `validate-npm-package-name` rejects the names of these, in code that Are The Types Wrong does not call. */
const NO_NODE_MODULE = 'export const builtinModules = [];\nexport default {};\n';

/** Gives the checkers what a worker of a strict page can run. */
export function workerPlugin(): Plugin {
  return {
    name: 'doctor-worker',
    resolveId(source, importer) {
      // Its entry for ES modules compiles WebAssembly, which the policy forbids. This one is the same in JavaScript.
      if (source === 'cjs-module-lexer' && importer !== undefined)
        return createRequire(importer).resolve(source);
      return NODE_MODULES.test(source) ? EMPTY : undefined;
    },
    load: (id) => (id === EMPTY ? NO_NODE_MODULE : undefined),
  };
}
