import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: { bundle: true } }],
  source: {
    entry: { index: './src/exported-var.ts' },
    tsconfigPath: './tsconfig.exported-var.json',
  },
});
