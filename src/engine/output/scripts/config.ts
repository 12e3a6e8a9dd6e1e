import path from 'node:path';
import type { InlineConfig } from 'vite';
import type { LoadedSite } from '../../config/load.ts';
import { pageModules } from './page-modules.ts';
import type { PageModule } from './page-modules.ts';
import { plainDynamicImports } from './vite-internals.ts';

export interface ViteSetup {
  engineRoot: string;
  base: string;
  alias: Record<string, string>;
  moduleOf: PageModule;
}

/** Says how the bundler finds what the pages of a site import. */
export function viteSetup(
  engineRoot: string,
  { siteDir, config }: Pick<LoadedSite, 'siteDir' | 'config'>,
  moduleOf: PageModule,
): ViteSetup {
  const alias = Object.entries(config.alias).map(([key, target]) => [key, path.resolve(siteDir, target)]);
  return { engineRoot, base: config.base, alias: Object.fromEntries(alias) as ViteSetup['alias'], moduleOf };
}

/** What bundling for the browser, for prerendering and for dev have in common. */
export function viteConfig({ engineRoot, base, alias, moduleOf }: ViteSetup): InlineConfig {
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
    worker: { format: 'es' },
    plugins: [pageModules(moduleOf), plainDynamicImports()],
  };
}
