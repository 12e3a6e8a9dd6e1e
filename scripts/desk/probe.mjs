// Prints the exported names of built files as JSON: under `import` and `require`, or of the global that a script sets.
// Usage: node probe.mjs <global name or -> <files…>
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';

const [, , globalName = '-', ...files] = process.argv;
const require = createRequire(path.join(process.cwd(), 'probe.cjs'));
/** `__esModule` is a mark of compilers, which only some put where Node.js sees it. @param {unknown} value */
const names = (value) =>
  Object.keys(Object(value))
    .filter((name) => name !== '__esModule')
    .sort();
/** @type {Record<string, object>} */
const found = {};
for (const file of files) {
  const full = path.resolve(file);
  if (globalName !== '-' && file.endsWith('.global.js')) {
    const context = vm.createContext({});
    vm.runInContext(`var self = globalThis, window = globalThis;${readFileSync(full, 'utf8')}`, context);
    found[file] = { global: names(context[globalName]) };
    continue;
  }
  const imported = await attempt(async () => names(await import(pathToFileURL(full).href)));
  const required = await attempt(() => {
    const value = require(full);
    return typeof value === 'function' ? ['(function)', ...names(value)] : names(value);
  });
  // Of UMD, Node.js guesses the names from its text, which is also that of a global variable.
  found[file] = /\.umd\.cjs$|\/umd\//.test(file)
    ? { require: required }
    : { import: imported, require: required };
}
console.log(JSON.stringify(found));

/** @param {() => unknown} load */
async function attempt(load) {
  try {
    return await load();
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : String(error);
  }
}
