import { expect, it } from 'vitest';
import { configKeys } from './config-keys.ts';

it('lists options with their full names and places, also beside code', () => {
  const code =
    "export default defineConfig({ lib: [{ format: 'esm', output: { target } }], plugins: [react()] });";
  const keys = configKeys(code);
  expect(keys.map(({ name }) => name)).toEqual([
    'lib',
    'lib.format',
    'lib.output',
    'lib.output.target',
    'plugins',
  ]);
  expect(keys.map(({ from, to }) => code.slice(from, to))).toEqual([
    'lib',
    'format',
    'output',
    'target',
    'plugins',
  ]);
});

it('lists nothing while the file cannot be read', () => {
  expect(configKeys('export default')).toEqual([]);
  expect(configKeys('export default () => ({ lib: [] })')).toEqual([]);
});
