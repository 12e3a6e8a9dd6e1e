import type { LiteClient } from 'algoliasearch/lite';
import { SEARCH } from '../../model/constants.ts';
import { GarbledAnswerError, fieldsOf } from './garbled.ts';
import { readHierarchy } from './read-hit.ts';

/** More than are shown, because several sections of a page have the same title. */
const REQUESTED = SEARCH.suggestions * 4;

export async function trendingTitles(client: LiteClient, indexName: string): Promise<string[]> {
  const answer: unknown = await client.getRecommendations({
    requests: [{ indexName, model: 'trending-items', threshold: 0, maxRecommendations: REQUESTED }],
  });
  const results = fieldsOf(answer)['results'];
  const hits = Array.isArray(results) ? fieldsOf(results[0])['hits'] : undefined;
  if (!Array.isArray(hits)) throw new GarbledAnswerError('The answer has no list of recommendations.');
  const titles = hits.flatMap((hit) => readHierarchy(fieldsOf(hit)['hierarchy']).lvl1 ?? []);
  return [...new Set(titles)].slice(0, SEARCH.suggestions);
}
