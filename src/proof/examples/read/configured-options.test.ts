import { expect, test } from 'vitest';
import { configuredOptions } from './configured-options.ts';

test('names the options of a configuration in full, also those of items, functions and shared objects', () => {
  const code = `import { defineConfig } from '@rslib/core';
const formats = ['esm', 'cjs'] as const;
export default defineConfig(({ envMode }) => ({
  dev: { assetPrefix: '/' },
  lib: formats.map((format) => ({ format, output: { 'target': 'web' } })),
}));`;
  const named = configuredOptions(code, 10).map(({ name, line }) => `${line} ${name}`);
  expect(named).toEqual([
    '12 envMode',
    '13 dev',
    '13 dev.assetPrefix',
    '14 lib',
    '14 lib.format',
    '14 lib.output',
    '14 lib.output.target',
  ]);
});

test('returns nothing for code with a syntax error, which the build reports', () => {
  expect(configuredOptions('export default { lib: [ };', 1)).toEqual([]);
});
