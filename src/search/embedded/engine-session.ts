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
  /** The text has come: what was answered from titles alone can be asked again. */
  onText: () => void;
}

/**
 * An index that loads itself: titles answer first, the text behind them. Where the titles have nothing to say, the text
 * is waited for. What could not be loaded is tried again with the next query; without the text the titles go on
 * answering what they can.
 */
export function createEngineSession({ indexUrl, build, onText }: SessionParts): EngineSession {
  let titles: Promise<{ file: TitlesFile; engine: Engine }> | undefined;
  let text: Promise<Engine> | undefined;
  let whole: Engine | undefined;

  async function loadTitles(): Promise<{ file: TitlesFile; engine: Engine }> {
    const file = await fetchJson<TitlesFile>(indexUrl);
    return { file, engine: await build(decodeIndex(file)) };
  }

  async function loadText(file: TitlesFile): Promise<Engine> {
    whole = await build(decodeIndex(file, await fetchJson<TextFile>(file.textUrl)));
    onText();
    return whole;
  }

  return {
    async search(query) {
      if (whole) return whole.search(query);
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
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Value;
}
