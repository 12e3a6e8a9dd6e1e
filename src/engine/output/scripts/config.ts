import path from 'node:path';
import type { InlineConfig } from 'vite';
import { aliasesOf } from '../../config/aliases.ts';
import type { Aliases } from '../../config/aliases.ts';
import type { ConfiguredSite } from '../../config/load.ts';
import { pageModules } from './page-modules.ts';
import type { PageModule } from './page-modules.ts';
import { plainDynamicImports } from './vite-internals.ts';

export interface ViteSetup {
  engineRoot: string;
  base: string;
  aliases: Aliases;
  moduleOf: PageModule;
}

/** Says how the bundler finds what the pages of a site import. */
export function viteSetup(
  engineRoot: string,
  site: Pick<ConfiguredSite, 'siteDir' | 'config'>,
  moduleOf: PageModule,
): ViteSetup {
  return { engineRoot, base: site.config.base, aliases: aliasesOf(site), moduleOf };
}

/** What bundling for the browser, for prerendering and for dev have in common. */
export function viteConfig({ engineRoot, base, aliases, moduleOf }: ViteSetup): InlineConfig {
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
        ...Object.entries(aliases).map(([find, replacement]) => ({ find, replacement })),
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
