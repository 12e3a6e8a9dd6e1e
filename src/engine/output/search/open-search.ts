import type { SiteConfig } from '../../config/schema.ts';
import { siteAddress } from '../../site/site-address.ts';
import { escapeHtml } from '../../files/escape.ts';

/** Every page opens the search for `?q=`; this uses the home page. */
function searchAddress(config: SiteConfig, placeholder: string): string {
  return `${siteAddress(config, '/')}?q=${placeholder}`;
}

/** Lets browsers offer the site as a search engine. */
export function openSearchDescription(config: SiteConfig): string {
  const icon = config.icon.startsWith('/') ? siteAddress(config, config.icon) : config.icon;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // The format allows at most sixteen characters here.
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
