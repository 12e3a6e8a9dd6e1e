import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: {
        entry: {
          debug: './fixed/debug.ts',
          bytes: './fixed/bytes.ts',
          words: './fixed/words.ts',
          sorted: './fixed/sorted.ts',
          styled: './fixed/styled.ts',
          main: './src/main.ts',
        },
      },
      output: { distPath: 'dist/fixed' },
    },
    {
      format: 'umd',
      umdName: 'consumerKit',
      source: { entry: { tag: './fixed/tag.tsx' } },
      output: {
        target: 'web',
        distPath: 'dist/fixed/umd',
        externals: { react: 'React' },
      },
      plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
    },
  ],
});
