import { SEARCH } from '../../model/constants.ts';
import { decodeIndex } from '../../model/search-index.ts';
import type { SearchHit } from '../../model/search.ts';
import { createEngine } from '../../search/engine/engine.ts';
import type { Engine } from '../../search/engine/engine.ts';
import type { Knowledge } from '../model/knowledge.ts';

export interface FoundSection {
  title: string;
  /** The headings above it, from the part of the site down. */
  above: string[];
  /** Route and hash. */
  page: string;
  /** The words around the match. */
  text: string;
}

const engines = new WeakMap<object, Engine>();

/** Answers as the dialog of the site does on a wide screen: the same engine, the same records, the same numbers. */
export async function findSections(
  { index }: Pick<Knowledge, 'index'>,
  query: string,
): Promise<{ sections: FoundSection[]; suggestions: string[] }> {
  const engine = engineOf(index);
  const asked = {
    text: query.slice(0, SEARCH.maxQueryLength),
    hitsPerPage: SEARCH.hitsPerPage,
    resultsPerGroup: SEARCH.resultsPerGroup,
    snippetWords: SEARCH.snippetWords,
  };
  const answer = engine.search(asked);
  return { sections: answer.hits.map(toSection), suggestions: await engine.suggest(asked, answer) };
}

/** Building takes a moment, so the first question builds it. */
function engineOf(index: Knowledge['index']): Engine {
  const engine = engines.get(index) ?? createEngine(decodeIndex(index.names, index.headings, index.text));
  engines.set(index, engine);
  return engine;
}

function toSection({ objectID, hierarchy, snippet }: SearchHit): FoundSection {
  const titles = Object.values(hierarchy).filter((title) => title !== null && title !== '');
  return {
    title: titles.at(-1) ?? '',
    above: titles.slice(0, -1) as string[],
    page: objectID,
    text: snippet.map(({ text }) => text).join(''),
  };
}
