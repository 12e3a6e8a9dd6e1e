import path from 'node:path';
import type { InlineConfig } from 'vite';
import { THEME_SOURCES, aliasesOf } from '../../config/aliases.ts';
import type { Aliases } from '../../config/aliases.ts';
import type { ConfiguredSite } from '../../config/load.ts';
import { pageModules } from './page-modules.ts';
import type { PageModule } from './page-modules.ts';
import { plainDynamicImports } from './vite-internals.ts';

/** What `@theme` is, below the engine. */
export const THEME_FILE = 'src/theme/mdx.ts';

export interface ViteSetup {
  engineRoot: string;
  base: string;
  siteDir: string;
  aliases: Aliases;
  moduleOf: PageModule;
}

/** Configures how the bundler resolves the imports of a site's pages. */
export function viteSetup(
  engineRoot: string,
  site: Pick<ConfiguredSite, 'siteDir' | 'config'>,
  moduleOf: PageModule,
): ViteSetup {
  return {
    engineRoot,
    base: site.config.base,
    siteDir: site.siteDir,
    aliases: aliasesOf(site),
    moduleOf,
  };
}

/** Returns the settings shared by the browser bundle, prerendering and dev. */
export function viteConfig({ engineRoot, base, siteDir, aliases, moduleOf }: ViteSetup): InlineConfig {
  return {
    configFile: false,
    root: engineRoot,
    base,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: {
      alias: [
        {
          find: new RegExp(`^(?:${THEME_SOURCES.join('|')})$`),
          replacement: path.join(engineRoot, THEME_FILE),
        },
        ...Object.entries(aliases).map(([find, replacement]) => ({ find, replacement })),
      ],
      // A site in another folder must not add its own copy of React.
      dedupe: ['react', 'react-dom'],
    },
    oxc: { jsx: { runtime: 'automatic' } },
    // A strict policy does not allow `data:` URLs, and both bundles must use the same URL for an asset.
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es' },
    plugins: [pageModules(moduleOf, siteDir), plainDynamicImports()],
  };
}
