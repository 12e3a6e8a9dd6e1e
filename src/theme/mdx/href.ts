import { isOutbound } from '../../model/sidebar.ts';

/** A route or public file as an address below the site's base; anything else as it is. */
export function toHref(base: string, link: string): string {
  return isOutbound(link) || !link.startsWith('/') ? link : base + link.slice(1);
}

/** Attributes of a link to another site. Addresses as `#part` and `mailto:` stay in this window. */
export function newTab(link: string) {
  return /^(?:https?:)?\/\//i.test(link) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}
