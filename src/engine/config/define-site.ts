import type { SiteConfigInput } from './site-settings.ts';

/** Adds completion and type checks to `site.config.ts`. The values are validated when the site loads. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config;
}
