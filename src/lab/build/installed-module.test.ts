import { expect, test } from 'vitest';
import { asInstalled } from './installed-module.ts';

const changed = (code: string) => asInstalled('a/lib/b.js', code, '/worker/module.ts');

test('a module believes that it is installed', () => {
  expect(changed('export const here = import.meta.url;')).toContain('"file:///node_modules/a/lib/b.js"');
  expect(changed('module.exports = x(__dirname, 1);')).toContain('var __dirname = "/node_modules/a/lib";');
});

test('a name that is only known at run time is asked of the worker', () => {
  expect(changed('export const load = (x) => import(x);')).toBe(
    'import { importAtRuntime as __labImport } from "/worker/module.ts";\nexport const load = (x) => __labImport(x);',
  );
  expect(changed('module.exports = (x) => [require(x), require.resolve("y"), require("z")];')).toBe(
    'const __labRequire = require("/worker/module.ts").createRequire("/node_modules/a/lib/b.js");\nmodule.exports = (x) => [__labRequire(x), __labRequire.resolve("y"), require("z")];',
  );
});

test('a function that gets `require` gets that of the worker', () => {
  expect(changed('module.exports = (x) => wrapped(require)(x);')).toContain('wrapped(__labRequire)(x)');
});

test('a file that a module looks for beside itself is asked of the worker', () => {
  expect(changed("module.exports = require.resolve('./c');")).toContain("__labRequire.resolve('./c')");
});

test('strings with the same text stay, and so does code without any of it', () => {
  const text = 'export const code = "import.meta.url import(x)";';
  expect(changed(text)).toBe(text);
});
