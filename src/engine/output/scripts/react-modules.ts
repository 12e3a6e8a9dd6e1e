import path from 'node:path';
import type { Plugin } from 'vite';

/** React's files for production, below the package that an import names. */
export const REACT_FILES: ReadonlyMap<string, string> = new Map([
  ['react', 'cjs/react.production.js'],
  ['react/jsx-runtime', 'cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'cjs/react-dom.production.js'],
  ['react-dom/client', 'cjs/react-dom-client.production.js'],
  ['scheduler', 'cjs/scheduler.production.js'],
]);

const IS_ONE = /\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/;

/**
 * Bundles React as modules. Its files are CommonJS, of which a bundler keeps every export, behind a function, and reads each
 * use from an object: 2.5 kB that readers would load with every page.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const file = REACT_FILES.get(source);
      const found =
        file !== undefined && (await this.resolve(source, importer, { ...options, skipSelf: true }));
      return found ? path.posix.join(path.posix.dirname(found.id), file) : undefined;
    },
    transform: (code, id) => (IS_ONE.test(id) ? asModule(code) : undefined),
  };
}

/** A declaration that only requires other files. */
const REQUIRES = /^var (?:\w+ = require\("[^"]+"\)[,;]\s*)+/gm;
const REQUIRE = /(\w+) = require\(("[^"]+")\)/g;

/** Rewrites one of these files, which export only names, each first at the start of a line. */
export function asModule(code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name!))];
  const rest = code
    .replaceAll(REQUIRES, (all) =>
      [...all.matchAll(REQUIRE)].map(([, name, from]) => `import * as ${name} from ${from};\n`).join(''),
    )
    .replaceAll(/^exports\./gm, 'var exports.')
    .replaceAll('exports.', 'exported_');
  const list = (form: string) => names.map((name) => form.replaceAll('name', name)).join(', ');
  return `${rest}export { ${list('exported_name as name')} };\nexport default { ${list('name: exported_name')} };\n`;
}
