import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: {
        entry: {
          debug: './src/debug.ts',
          bytes: './src/bytes.ts',
          words: './src/words.ts',
          files: './src/files.ts',
          ready: './src/ready.ts',
          sorted: './src/sorted.ts',
          styled: './src/styled.ts',
        },
      },
      output: {
        externals: { './style.css': 'module ./style.css' },
        copy: [{ from: './src/style.css', to: 'style.css' }],
      },
    },
    { format: 'cjs', source: { entry: { files: './src/files.ts', main: './src/main.ts' } } },
    {
      format: 'umd',
      umdName: 'consumerKit',
      source: { entry: { tag: './src/tag.tsx' } },
      output: {
        target: 'web',
        distPath: 'dist/umd',
        externals: { react: 'React', 'react/jsx-runtime': 'ReactJSXRuntime' },
      },
      plugins: [pluginReact()],
    },
  ],
});
