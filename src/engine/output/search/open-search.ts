import type { SiteConfig } from '../../config/schema.ts';
import { siteAddress } from '../../site/site-address.ts';
import { escapeHtml } from '../../files/escape.ts';

/** Any page with `?q=` opens the search; the home page is the one to name. */
function searchAddress(config: SiteConfig, placeholder: string): string {
  return `${siteAddress(config, '/')}?q=${placeholder}`;
}

/** For browsers, which then offer the site among their search engines. */
export function openSearchDescription(config: SiteConfig): string {
  const icon = config.icon.startsWith('/') ? siteAddress(config, config.icon) : config.icon;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // The format allows no more than sixteen characters here.
    `<ShortName>${escapeHtml(config.title.slice(0, 16))}</ShortName>`,
    `<Description>${escapeHtml(config.description || config.title)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    ...(icon === '' ? [] : [`<Image>${escapeHtml(icon)}</Image>`]),
    `<Url type="text/html" template="${escapeHtml(searchAddress(config, '{searchTerms}'))}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}

/** For search engines, on the home page. */
export function searchAction(config: SiteConfig, siteTitle: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteTitle,
    url: siteAddress(config, '/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchAddress(config, '{search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  };
}
