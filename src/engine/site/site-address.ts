import { encodeAddress } from '../../model/address.ts';
import type { SiteConfig } from '../config/schema.ts';

/** The full URL of a route, or of a file below the site's base. */
export function siteAddress({ url, base }: Pick<SiteConfig, 'url' | 'base'>, path: string): string {
  return encodeAddress(url + base + path.replace(/^\//, ''));
}
