import type { Given } from './given.ts';

/** A project with options of each outcome, for readers who have none at hand. */
export const EXAMPLE: Given = {
  name: 'tsup.config.ts',
  config: `import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/cli.ts'],
  format: ['esm', 'cjs'],
  target: 'node20',
  // Users of the package need its types.
  dts: true,
  clean: true,
  splitting: false,
  define: { __VERSION__: '"0.1.0"' },
  onSuccess: async () => {
    console.log('Built.');
  },
});
`,
  manifest: `{
  "name": "clamp-kit",
  "version": "0.1.0",
  "type": "module",
  "scripts": {
    "build": "tsup --minify",
    "dev": "tsup --watch"
  },
  "devDependencies": {
    "tsup": "^8.5.1",
    "typescript": "^6.0.0"
  }
}
`,
};
