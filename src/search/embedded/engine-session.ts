import { decodeIndex, indexPartUrl } from '../../model/search-index.ts';
import type { HeadingsFile, NamesFile, TextFile } from '../../model/search-index.ts';
import type { SearchAnswer, SearchQuery, SearchRecord } from '../../model/search.ts';
import type { Engine } from '../engine/engine.ts';

export interface EngineSession {
  /** Loads the first stage before there is a query. A failure is that of the first query. */
  start(): void;
  search(query: SearchQuery): Promise<SearchAnswer>;
}

interface SessionParts {
  indexUrl: string;
  build: (records: SearchRecord[]) => Engine | Promise<Engine>;
  /** Called when more of the index has loaded, so queries that are already answered can be sent again. */
  onMore: () => void;
}

/**
 * Checks for each stage but the last whether its answer can be shown. Names answer a query with all its words in one of
 * them as well as all headings would. For other queries they mislead (bench/search/README.md has the numbers).
 */
const IS_ENOUGH: readonly ((answer: SearchAnswer) => boolean)[] = [
  ({ hasAllWords }) => hasAllWords ?? false,
  ({ hits }) => hits.length > 0,
];

/** Names that take longer come over a connection on which the next stages take too long to wait for them. */
const FAST_MS = 50;

/**
 * How long a stage that has loaded waits for the next one on a fast connection, where the reader then sees one answer
 * instead of three (`bench/search/patience.ts`). @public
 */
export const PATIENCE_MS = 400;

/**
 * Creates an index that loads on demand, in three stages. Names answer a query that is one; all headings answer what
 * they can; the text answers the rest. A failed load is retried with the next query. Until then, the stages before it
 * answer what they can.
 */
export function createEngineSession({ indexUrl, build, onMore }: SessionParts): EngineSession {
  let isFast = false;
  const names = once(async () => {
    const begun = performance.now();
    const file = await fetchJson<NamesFile>(indexUrl);
    isFast = performance.now() - begun < FAST_MS;
    return file;
  });
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

  const patience = [byName, byHeading].map((load) =>
    once(async () => {
      await load();
      if (isFast) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    }),
  );
  /** An answer said that a better one follows; if the text fails, it was the best. */
  let isAwaited = false;
  let isTextMissing = false;

  function finish(stage: number, engine: Engine): Engine {
    loaded = stage;
    onMore();
    return engine;
  }

  function missText(): void {
    isTextMissing = true;
    if (isAwaited) onMore();
    isAwaited = false;
  }

  /** Marks an answer that a later stage may correct. If that cannot load, it is final. */
  function early(answer: SearchAnswer, isFinal: boolean): SearchAnswer {
    const isTentative = !isFinal && !isTextMissing && !answer.hasAllWords;
    isAwaited ||= isTentative;
    return { ...answer, isTentative };
  }

  return {
    start: () => void byName().catch(() => undefined),
    async search(query) {
      const stages = [byName(), byHeading(), byText()];
      stages[2]!.then(() => (isTextMissing = false), missText);
      let stage = loaded;
      let engine = await stages[stage]!;
      let answer = engine.search(query);
      for (; stage < IS_ENOUGH.length; stage++) {
        const next = stages[stage + 1]!;
        try {
          const better = await (IS_ENOUGH[stage]!(answer) ? Promise.race([next, patience[stage]!()]) : next);
          if (!better) return early(answer, false);
          engine = better;
          answer = engine.search(query);
        } catch (error) {
          if (answer.hits.length > 0) return early(answer, true);
          throw error;
        }
      }
      // Without its code there are no suggestions, and the answer is as good.
      return { ...answer, suggestions: await engine.suggest(query, answer).catch(() => []) };
    },
  };
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
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Value;
}
