import type { SiteConfigInput } from './site-settings.ts';

/** Gives `site.config.ts` completion and type checks; the values are checked when the site is loaded. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config;
}
