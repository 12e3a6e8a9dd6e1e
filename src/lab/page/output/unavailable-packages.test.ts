import { expect, test } from 'vitest';
import { unavailablePackages } from './unavailable-packages.ts';

test.each([
  ["error   Cannot find module 'postcss-nested'", ['postcss-nested']],
  ["  × Error: Cannot find module '@rsbuild/plugin-svgr/loader.mjs'", ['@rsbuild/plugin-svgr']],
  ['  × Unable to resolve loader raw-loader\n', ['raw-loader']],
  ['  ╰─▶   × Error: RspackResolver(NotFound("normalize.css"))\n'.repeat(2), ['normalize.css']],
])('names the package in %j', (printed, packages) => {
  expect(unavailablePackages(printed)).toEqual(packages);
});

test.each([
  "Cannot find module './missing.ts', which /project/rslib.config.ts imports",
  "Cannot find module '/project/missing.js'",
  "Can't resolve './missing'",
])('finds no package in %j', (printed) => {
  expect(unavailablePackages(printed)).toEqual([]);
});
