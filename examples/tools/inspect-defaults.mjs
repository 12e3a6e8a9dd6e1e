// Answers on standard output: every option of Rsbuild and of Rspack that an item of `lib` resolves differently from Rsbuild
// alone, with its values as code: { "rsbuild": [{ "name": "output.target", "values": { "rsbuild": "'web'", "esm": "'node'" } }] }
import process from 'node:process';
import { inspect, isDeepStrictEqual } from 'node:util';
import { rsbuild, version } from '@rslib/core';
import { rspack, rspackVersion } from '@rspack/core';
import { ofRsbuildAlone, resolvedItem, root } from './resolve-configurations.mjs';

const ITEMS = {
  esm: ['esm', true],
  files: ['esm', false],
  cjs: ['cjs', true],
  umd: ['umd', true],
  iife: ['iife', true],
  mf: ['mf', true],
};

const found = { rsbuild: await ofRsbuildAlone() };
for (const [name, [format, bundle]] of Object.entries(ITEMS)) found[name] = await resolvedItem(format, bundle);
const alone = { mode: 'production', context: root, entry: './src/index.ts' };
const configurations = Object.entries(found).map(([name, { rspack: one }]) => [name, withDefaults(one)]);

process.stdout.write(
  JSON.stringify({
    versions: { Rspack: rspackVersion, Rsbuild: rsbuild.version, Rslib: version },
    rsbuild: rows(Object.entries(found).map(([name, { options }]) => [name, options])),
    rspack: rows([['rspack', withDefaults(alone)], ...configurations]),
  }),
);
// The compilers keep the process alive.
process.exit();

/** Rspack fills in the rest when it makes a compiler. Plugins are no defaults, and some start to work then. */
function withDefaults(configuration) {
  return rspack({ ...configuration, plugins: [] }).options;
}

function rows(columns) {
  return leaves(
    columns.map(([, config]) => config),
    '',
  )
    .filter(({ values }) => {
      const ours = values.slice(columns.findIndex(([name]) => name === 'rsbuild'));
      return ours.some((value) => !isDeepStrictEqual(value, ours[0]));
    })
    .map(({ name, values }) => ({
      name,
      values: Object.fromEntries(values.map((value, index) => [columns[index][0], asCode(value)])),
    }));
}

/** The parts of configurations that are not objects in all of them, with the names that lead to each. */
function leaves(values, name) {
  if (!values.some(isFilled) || !values.every((value) => value === undefined || isPlain(value)))
    return [{ name, values }];
  const keys = new Set(values.flatMap((value) => Object.keys(value ?? {})));
  return [...keys].toSorted().flatMap((key) =>
    leaves(
      values.map((value) => value?.[key]),
      nameOf(name, key),
    ),
  );
}

function nameOf(parent, key) {
  if (!/^[\w$]+$/.test(key)) return `${parent}[${inspect(key)}]`;
  return parent === '' ? key : `${parent}.${key}`;
}

function isFilled(value) {
  return isPlain(value) && Object.keys(value).length > 0;
}

function isPlain(value) {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}

/** On one line; null if there is no value. */
function asCode(value) {
  if (value === undefined || (isPlain(value) && !isFilled(value))) return null;
  return inspect(value, { depth: 8, compact: 99, breakLength: Infinity, maxArrayLength: null }).replaceAll(root, '.');
}
