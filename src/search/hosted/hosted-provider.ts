import type { SearchAnswer, SearchProvider, SearchQuery } from '../../model/search.ts';
import type { Say } from '../../model/words/words.ts';
import { createMemoryCache } from '../../runtime/storage/memory-cache.ts';
import { arrangeHits, arrangeSections } from './arrange-hits.ts';
import { createHostedClient } from './client.ts';
import { HostedSearchError } from './describe-error.ts';
import { createSearchEvents } from './insights.ts';
import type { SearchEvents } from './insights.ts';
import { readAnswer } from './read-answer.ts';
import { trendingTitles } from './recommendations.ts';
import { searchRequests } from './requests.ts';
import type { HostedSettings } from './settings.ts';

export interface HostedProvider extends SearchProvider {
  /** Queries to try instead, as the service recommends. */
  recommend(): Promise<string[]>;
  /** Reports what readers do, if configured. */
  events: SearchEvents | undefined;
}

export interface HostedParts {
  /** Attributes that every hit must have, such as `{ lang: 'en' }`; the records must have them. */
  filters?: Readonly<Record<string, string>>;
  now?: () => number;
  /** Says what went wrong in the language of the page. */
  say?: Say;
}

/** Creates the provider. Throws without an application id or a key. */
export function createHostedProvider(settings: HostedSettings, parts: HostedParts = {}): HostedProvider {
  const { filters = {}, now = Date.now, say } = parts;
  const client = createHostedClient(settings, { now });
  const index = { indexName: settings.indexName, filters, hasInsights: settings.insights === true };
  const recommend = () => trendingTitles(client, settings.indexName);
  /** Order of sections per query, so choosing one does not shuffle them. */
  const sectionOrders = createMemoryCache<string[]>(now);

  function orderOfSections(query: SearchQuery, hits: SearchAnswer['hits']): string[] {
    const known = query.section === undefined ? undefined : sectionOrders.get(query.text);
    const order = known ?? hits.flatMap(({ hierarchy }) => hierarchy.lvl0 ?? []);
    if (query.section === undefined) sectionOrders.set(query.text, order);
    return order;
  }

  async function suggestions(answer: { total: number }): Promise<string[]> {
    if (answer.total > 0 || settings.recommendations !== true) return [];
    // Suggestions are optional: without them the reader still learns that nothing was found.
    return recommend().catch(() => []);
  }

  async function ask(query: SearchQuery): Promise<ReturnType<typeof readAnswer>> {
    try {
      return readAnswer(await client.search(searchRequests(query, index)), query.snippetWords);
    } catch (error) {
      throw new HostedSearchError(error, say);
    }
  }

  return {
    async search(query) {
      const answer = await ask(query);
      return {
        hits: arrangeHits(answer.hits, query),
        total: answer.total,
        sections: arrangeSections(answer.sectionCounts, orderOfSections(query, answer.hits)),
        suggestions: await suggestions(answer),
        queryId: answer.queryId,
      };
    },
    recommend,
    events: index.hasInsights ? createSearchEvents(settings) : undefined,
  };
}
