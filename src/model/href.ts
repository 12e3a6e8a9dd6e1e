import { encodeAddress } from './address.ts';
import { isOutbound } from './sidebar.ts';

/** Prefixes a route or a public file with the site's base and leaves any other link unchanged. */
export function toHref(base: string, link: string): string {
  return isOutbound(link) || !link.startsWith('/') ? link : encodeAddress(base + link.slice(1));
}

/** Links such as `#part` and `mailto:` stay in this window. */
export function newTab(link: string) {
  return /^(?:https?:)?\/\//i.test(link) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}
