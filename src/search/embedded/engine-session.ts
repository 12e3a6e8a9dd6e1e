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
 * An index that loads itself: titles answer first, the text behind them. What could not be loaded is tried again with
 * the next query; without the text the titles go on answering.
 */
export function createEngineSession({ indexUrl, build, onText }: SessionParts): EngineSession {
  let titles: Promise<{ file: TitlesFile; engine: Engine }> | undefined;
  let whole: Engine | undefined;
  let isLoadingText = false;

  async function loadTitles(): Promise<{ file: TitlesFile; engine: Engine }> {
    const file = await fetchJson<TitlesFile>(indexUrl);
    return { file, engine: await build(decodeIndex(file)) };
  }

  async function loadText(file: TitlesFile): Promise<void> {
    if (isLoadingText || whole) return;
    isLoadingText = true;
    try {
      const text = await fetchJson<TextFile>(file.textUrl);
      whole = await build(decodeIndex(file, text));
      onText();
    } catch {
      isLoadingText = false;
    }
  }

  return {
    async search(query) {
      if (whole) return whole.search(query);
      titles ??= loadTitles();
      try {
        const { file, engine } = await titles;
        void loadText(file);
        return { ...engine.search(query), isPartial: true };
      } catch (error) {
        titles = undefined;
        throw error;
      }
    },
  };
}

async function fetchJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Value;
}
