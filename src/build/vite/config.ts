import path from 'node:path';
import type { InlineConfig } from 'vite';
import { pageModules } from './page-modules.ts';
import type { PageModules } from './page-modules.ts';

export interface ViteSetup {
  engineRoot: string;
  base: string;
  alias: Record<string, string>;
  modules: PageModules;
}

/** What bundling for the browser, for prerendering and for dev have in common. */
export function viteConfig({ engineRoot, base, alias, modules }: ViteSetup): InlineConfig {
  return {
    configFile: false,
    root: engineRoot,
    base,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^@theme$/, replacement: path.join(engineRoot, 'src/theme/mdx.ts') },
        ...Object.entries(alias).map(([find, replacement]) => ({ find, replacement })),
      ],
      // A site elsewhere must not bring a React of its own.
      dedupe: ['react', 'react-dom'],
    },
    oxc: { jsx: { runtime: 'automatic' } },
    // A strict policy has no place for `data:` addresses, and both bundles have to name an asset alike.
    build: { assetsInlineLimit: 0 },
    plugins: [pageModules(modules)],
  };
}
