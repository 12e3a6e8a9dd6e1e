import { isOutbound } from '../../model/sidebar.ts';

/** A route or public file as an address below the site's base; anything else as it is. */
export function toHref(base: string, link: string): string {
  return isOutbound(link) || !link.startsWith('/') ? link : base + link.slice(1);
}
