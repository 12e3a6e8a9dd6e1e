import path from 'node:path';
import type { InlineConfig } from 'vite';
import { ORIGINAL_THEME, RUNTIME_SOURCES, THEME_SOURCES, aliasesOf } from '../../config/aliases.ts';
import type { Aliases } from '../../config/aliases.ts';
import type { ConfiguredSite } from '../../config/load.ts';
import type { BrowserPart, Extension } from '../../site/extension.ts';
import { readTranslations } from '../../content/translations.ts';
import type { HookSite, HookTexts } from '../../../model/hook-data.ts';
import type { SlotName } from '../../../model/slots.ts';
import { extensionModules } from './extension-modules.ts';
import { pageModules } from './page-modules.ts';
import type { PageModule } from './page-modules.ts';
import { hookDataModule } from './hook-data-module.ts';
import { slotModules } from './slot-modules.ts';
import { siteStyles } from './site-styles.ts';
import { ownComponents, SITE_THEME, siteTheme } from './site-theme.ts';
import { ownStyles } from './own-styles.ts';
import { plainDynamicImports } from './vite-internals.ts';

/** What `@theme` and `@runtime` are, below the engine. */
export const OFFERED = {
  '@theme': 'src/components/rendered.tsx',
  '@runtime': 'src/theme/site-hooks.tsx',
} as const;

export interface ViteSetup {
  engineRoot: string;
  base: string;
  siteDir: string;
  aliases: Aliases;
  hookSite: HookSite;
  texts: HookTexts;
  /** What extensions add to the app. */
  browserParts: readonly BrowserPart[];
  /** Style sheet of the site. */
  styles?: string | undefined;
  /** Components that the site adds to its layout. */
  slots: Readonly<Partial<Record<SlotName, string>>>;
  moduleOf: PageModule;
}

/** Configures how the bundler resolves the imports of a site's pages. */
export function viteSetup(
  engineRoot: string,
  site: Pick<ConfiguredSite, 'siteDir' | 'config'> & { extensions: readonly Extension[] },
  moduleOf: PageModule,
): ViteSetup {
  const { title, description, base, lang, slots, styles } = site.config;
  return {
    engineRoot,
    base,
    siteDir: site.siteDir,
    aliases: aliasesOf(site),
    hookSite: { title, description, base, lang },
    texts: readTranslations(site.siteDir).texts,
    browserParts: site.extensions.flatMap(({ browser }) => browser ?? []),
    styles: styles === undefined ? undefined : path.resolve(site.siteDir, styles),
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, file]) => [name, path.resolve(site.siteDir, file)]),
    ),
    moduleOf,
  };
}

const anyOf = (sources: readonly string[]) => new RegExp(`^(?:${sources.join('|')})$`);

/** Shared by the browser bundle, prerendering and dev. */
export function viteConfig(setup: ViteSetup): InlineConfig {
  const { engineRoot, base, siteDir, aliases, hookSite, texts, browserParts, styles, slots, moduleOf } =
    setup;
  const theme = path.join(engineRoot, OFFERED['@theme']);
  return {
    configFile: false,
    root: engineRoot,
    base,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: anyOf([ORIGINAL_THEME]), replacement: theme },
        {
          find: anyOf(THEME_SOURCES),
          replacement: ownComponents(aliases).length > 0 ? SITE_THEME : theme,
        },
        ...Object.entries(aliases).map(([find, replacement]) => ({ find, replacement })),
        // After those of the site, which may have its own.
        { find: anyOf(RUNTIME_SOURCES), replacement: path.join(engineRoot, OFFERED['@runtime']) },
      ],
      // A site in another folder must not add its own copy of React.
      dedupe: ['react', 'react-dom'],
    },
    // PostCSS reads its configuration, and so its plugins, from the folder of the site.
    css: { postcss: siteDir },
    oxc: { jsx: { runtime: 'automatic' } },
    // A strict policy does not allow `data:` URLs, and both bundles must use the same URL for an asset.
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es' },
    plugins: [
      extensionModules(browserParts),
      ownStyles(styles, base),
      slotModules(slots),
      pageModules(moduleOf, siteDir),
      hookDataModule(hookSite, texts),
      siteTheme(theme, aliases),
      siteStyles(siteDir),
      plainDynamicImports(),
    ],
  };
}
