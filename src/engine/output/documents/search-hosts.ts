import type { SiteConfig } from '../../config/schema.ts';

const INSIGHTS_HOST = 'https://insights.algolia.io';

/** The origins to query, in order of preference; none for the embedded search. */
export function searchHosts(search: SiteConfig['search']): string[] {
  if (search === false || search.provider !== 'algolia') return [];
  const { appId, host, hosts = [] } = search;
  const own = [...(host === undefined ? [] : [host]), ...hosts];
  if (own.length > 0) return [...new Set(own.map((one) => new URL(one).origin))];
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...fallbacks].map((one) => one.toLowerCase());
}

/** The origins that receive events; none if events are not sent. */
export function insightsHosts(search: SiteConfig['search']): string[] {
  if (search === false || search.provider !== 'algolia' || !search.insights) return [];
  return [new URL(search.insightsHost ?? INSIGHTS_HOST).origin];
}
