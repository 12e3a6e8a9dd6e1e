import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'esnext', output: { distPath: 'dist/esnext' } },
    { id: 'es5', syntax: 'es5', output: { distPath: 'dist/es5' } },
  ],
});
