import { decodeIndex } from '../../model/search-index.ts';
import type { TextFile, TitlesFile } from '../../model/search-index.ts';
import type { SearchAnswer, SearchQuery, SearchRecord } from '../../model/search.ts';
import type { Engine } from '../engine/engine.ts';

export interface EngineSession {
  search(query: SearchQuery): Promise<SearchAnswer>;
}

interface SessionParts {
  indexUrl: string;
  build: (records: SearchRecord[]) => Engine | Promise<Engine>;
  /** Called when the text has loaded, so queries answered from titles can be sent again. */
  onText: () => void;
}

/**
 * Creates an index that loads on demand. Titles answer first; without a match it waits for the text. A failed
 * load is retried with the next query, and without the text the titles still answer what they can.
 */
export function createEngineSession({ indexUrl, build, onText }: SessionParts): EngineSession {
  let titles: Promise<{ file: TitlesFile; engine: Engine }> | undefined;
  let text: Promise<Engine> | undefined;
  let complete: Engine | undefined;

  async function loadTitles(): Promise<{ file: TitlesFile; engine: Engine }> {
    const file = await fetchJson<TitlesFile>(indexUrl);
    return { file, engine: await build(decodeIndex(file)) };
  }

  async function loadText(file: TitlesFile): Promise<Engine> {
    complete = await build(decodeIndex(file, await fetchJson<TextFile>(file.textUrl)));
    onText();
    return complete;
  }

  return {
    async search(query) {
      if (complete) return complete.search(query);
      titles ??= loadTitles();
      titles.catch(() => (titles = undefined));
      const { file, engine } = await titles;
      text ??= loadText(file);
      text.catch(() => (text = undefined));
      const answer = engine.search(query);
      return answer.hits.length > 0 ? answer : (await text).search(query);
    },
  };
}

async function fetchJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return (await response.json()) as Value;
}
