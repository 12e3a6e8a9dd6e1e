import type { SiteConfig } from '../config/schema.ts';

/** Origins the search asks, the first choice first; none for the embedded search. */
export function searchHosts(search: SiteConfig['search']): string[] {
  if (search === false || search.provider !== 'algolia') return [];
  if (search.host !== undefined) return [new URL(search.host).origin];
  const fallbacks = [1, 2, 3].map((number) => `https://${search.appId}-${number}.algolianet.com`);
  return [`https://${search.appId}-dsn.algolia.net`, ...fallbacks].map((host) => host.toLowerCase());
}
