import { decodeIndex, indexPartUrl } from '../../model/search-index.ts';
import type { HeadingsFile, NamesFile, TextFile } from '../../model/search-index.ts';
import type { SearchAnswer, SearchQuery, SearchRecord } from '../../model/search.ts';
import type { Engine } from '../engine/engine.ts';

export interface EngineSession {
  search(query: SearchQuery): Promise<SearchAnswer>;
}

interface SessionParts {
  indexUrl: string;
  build: (records: SearchRecord[]) => Engine | Promise<Engine>;
  /** Called when more of the index has loaded, so queries that are already answered can be sent again. */
  onMore: () => void;
}

/**
 * Checks for each stage whether its answer can be shown. Names answer a query with all its words in one of them as well
 * as all headings would. For other queries they mislead (bench/search/README.md has the numbers).
 */
const IS_ENOUGH: readonly ((answer: SearchAnswer) => boolean)[] = [
  ({ hasAllWords }) => hasAllWords === true,
  ({ hits }) => hits.length > 0,
  () => true,
];

/**
 * Creates an index that loads on demand, in three stages. Names answer a query that is one; all headings answer what
 * they can; the text answers the rest. A failed load is retried with the next query. Until then, the stages before it
 * answer what they can.
 */
export function createEngineSession({ indexUrl, build, onMore }: SessionParts): EngineSession {
  const names = once(() => fetchJson<NamesFile>(indexUrl));
  const headings = once(() => fetchJson<HeadingsFile>(indexPartUrl(indexUrl, 'headings')));
  /** Number of the best stage that has loaded. */
  let loaded = 0;

  const byName = once(async () => build(decodeIndex(await names())));
  const byHeading = once(async () => {
    const files = await Promise.all([names(), headings()]);
    return finish(1, await build(decodeIndex(...files)));
  });
  const byText = once(async () => {
    // The text is long, so it must not compete with the headings.
    await byHeading();
    const text = await fetchJson<TextFile>(indexPartUrl(indexUrl, 'text'));
    return finish(2, await build(decodeIndex(await names(), await headings(), text)));
  });

  function finish(stage: number, engine: Engine): Engine {
    loaded = stage;
    onMore();
    return engine;
  }

  return { search: (query) => answerFrom([byName(), byHeading(), byText()], loaded, query) };
}

/** Answers from the first stage that knows enough, or from the one before it if that fails to load. */
async function answerFrom(
  engines: readonly Promise<Engine>[],
  stage: number,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const answer = (await engines[stage]!).search(query);
  if (IS_ENOUGH[stage]!(answer)) return answer;
  try {
    return await answerFrom(engines, stage + 1, query);
  } catch (error) {
    if (answer.hits.length > 0) return answer;
    throw error;
  }
}

/** Loads something once. A failure is forgotten, so the next call tries again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    if (!loading) {
      loading = load();
      loading.catch(() => (loading = undefined));
    }
    return loading;
  };
}

async function fetchJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return (await response.json()) as Value;
}
