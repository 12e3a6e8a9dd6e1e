import { isRightToLeft } from '../../../model/text-direction.ts';
import { wordsOfLocale } from '../../config/derive.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { routeLocales } from '../../content/locale-roots.ts';
import { notFoundPlaces, otherPlaces } from '../../content/not-found-places.ts';
import type { OfflineStart } from '../scripts/bundle-offline-worker.ts';
import { escapeHtml } from '../../files/escape.ts';

/** No file can be loaded for this page, and the worker allows only what is in it. It looks plain rather than unstyled. */
const STYLE =
  'body{max-inline-size:40rem;margin:12vh auto;padding:0 1rem;font:1rem/1.7 system-ui,sans-serif}h1{font-size:1.75rem;line-height:1.2}ul{padding-inline-start:1.25rem}a{color:inherit;overflow-wrap:anywhere}';

/** The words of the offline page in each language of the site. */
export function offlineStart(config: SiteConfig, routes: readonly string[]): OfflineStart {
  const locales = routeLocales(config);
  const others = otherPlaces(routes, locales);
  if (new Set(others.map(({ lang }) => lang).concat(config.lang)).size === 1)
    return htmlIn(config.lang, config);
  const [first] = notFoundPlaces(routes, locales);
  return [...others, ...(first ? [first] : [])].map(
    ({ lang, routePath }) =>
      [config.base + routePath.slice(1).replace(/404$/, ''), htmlIn(lang, config)] as const,
  );
}

function htmlIn(lang: string, config: SiteConfig): string {
  const { offlineTitle, offlineHeading, offlinePages } = wordsOfLocale(config, lang);
  const direction = isRightToLeft(lang) ? ' dir="rtl"' : '';
  return `<!doctype html><html lang="${lang}"${direction}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(offlineTitle)}</title><style>${STYLE}</style><h1>${escapeHtml(offlineHeading)}</h1><p>${escapeHtml(offlinePages)}</p>`;
}
