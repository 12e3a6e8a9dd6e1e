import type { SiteConfigInput } from '../../engine/config/site-settings.ts';
import type { Extension } from '../../engine/site/extension.ts';

/** Settings as an author writes them. */
export interface SiteConfig extends Omit<SiteConfigInput, 'extensions'> {
  /** Extensions that the site uses. Pages ship code, words and styles of these alone. */
  extensions?: readonly (string | Extension)[];
}

/** Adds completion and type checks to `site.config.ts`. The values are validated when the site loads. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config;
}
