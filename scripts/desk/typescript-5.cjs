// Gives a tool the TypeScript that API Extractor brings: tsup cannot write declarations with version 6 or 7.
const Module = require('node:module');

/** @typedef {{ _resolveFilename: (name: string, ...rest: unknown[]) => string }} Resolver */

const extractor = require.resolve('@microsoft/api-extractor/package.json', {
  paths: [process.env['DESK_INSTALL'] ?? ''],
});
const typescript = Module.createRequire(extractor).resolve('typescript');
const resolver = /** @type {Resolver} */ (/** @type {unknown} */ (Module));
const resolve = resolver._resolveFilename;
resolver._resolveFilename = (name, ...rest) =>
  name === 'typescript' ? typescript : resolve.call(Module, name, ...rest);
