import type { SiteConfig } from '../../config/schema.ts';

/** Describes the site to a home screen: a name, an icon and the start URL. */
export function webManifest({ title, description, base, icon, lang }: SiteConfig): string {
  const isOwn = icon.startsWith('/');
  return `${JSON.stringify({
    name: title,
    short_name: title,
    ...(description !== '' && { description }),
    lang,
    start_url: base,
    scope: base,
    display: 'browser',
    ...(isOwn && { icons: [{ src: base + icon.slice(1), sizes: 'any', ...typeOf(icon) }] }),
  })}\n`;
}

function typeOf(icon: string): { type?: string } {
  return icon.endsWith('.svg') ? { type: 'image/svg+xml' } : {};
}
