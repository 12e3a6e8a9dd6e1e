import { expect, test } from 'vitest';
import { inspectedDefaults } from './inspected.ts';

const PROJECT = '/projects/probe';

function defaultsOf(config: Record<string, unknown>): Record<string, string | undefined> {
  const facts = inspectedDefaults(config, PROJECT);
  return Object.fromEntries([...facts].map(([name, fact]) => [name, fact.default]));
}

test('names each value by the path to it, as code', () => {
  const output = {
    target: 'node',
    minify: { js: true, jsOptions: { test: /\.m?js$/ } },
    overrideBrowserslist: ['last 1 node versions'],
    copy: [],
    dataUriLimit: 0,
  };
  expect(defaultsOf({ source: { define: {} }, output })).toEqual({
    'source.define': '{}',
    'output.target': "'node'",
    'output.minify.js': 'true',
    'output.minify.jsOptions.test': String.raw`/\.m?js$/`,
    'output.overrideBrowserslist': "['last 1 node versions']",
    'output.copy': '[]',
    'output.dataUriLimit': '0',
  });
});

test('leaves out what depends on the project or on Node, and what has no code', () => {
  const source = { entry: { index: './src/index.js' }, include: [() => true], tsconfigPath: undefined };
  const resolve = { alias: { helpers: `${PROJECT}/node_modules/helpers` } };
  const output = { externals: ['assert', /^node:/] };
  expect(defaultsOf({ root: PROJECT, source, resolve, output, html: { title: 'App' } })).toEqual({});
});
