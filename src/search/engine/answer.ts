import { HIERARCHY_LEVELS, type SearchAnswer, type SearchHit, type SearchQuery } from '../../model/search.ts';
import type { SearchIndex } from './build-index.ts';
import { highlight, stretches } from './highlight.ts';
import { rank } from './rank.ts';
import { snippet } from './snippet.ts';
import { weakHits } from './weak-hits.ts';
import { EAST_ASIAN } from './tokenize.ts';

const SOME_EAST_ASIAN = new RegExp(`[${EAST_ASIAN}]`, 'u');
const isEastAsian = (text: string): boolean => SOME_EAST_ASIAN.test(text);

export function answer(index: SearchIndex, query: SearchQuery): SearchAnswer {
  const { order, terms, hasAllWords } = rank(index, query.text);
  const counts = new Map<string, number>();
  const hits: SearchHit[] = [];
  const pages = new Map<string, SearchHit>();
  let total = 0;
  let best: number | undefined;
  const sectionOf = (position: number): string => index.records[position]!.hierarchy.lvl0 ?? '';
  const isWeak = weakHits(order, sectionOf);
  for (const found of order) {
    const { position } = found;
    const record = index.records[position]!;
    const section = sectionOf(position);
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    if (query.section !== undefined && query.section !== section) continue;
    total++;
    // A chosen section need not leave room for others.
    if (query.section === undefined && (count > query.resultsPerGroup || isWeak(found))) continue;
    if (hits.length === query.hitsPerPage) continue;
    best ??= position;
    const page = record.url.replace(/#.*/, '');
    const hit = toHit(index, position, terms, query.snippetWords, pages.get(page));
    if (record.type === 'lvl1') pages.set(page, hit);
    hits.push(hit);
  }
  return {
    hits,
    total,
    sections: [...counts].map(([name, count]) => ({ name, count })),
    hasAllWords: best !== undefined && hasAllWords(best),
    isOtherScript: isEastAsian(query.text) && ![...terms.keys()].some(isEastAsian),
    suggestions: [],
  };
}

function toHit(
  { records, contents }: SearchIndex,
  position: number,
  terms: ReadonlyMap<string, number>,
  snippetWords: number,
  parent: SearchHit | undefined,
): SearchHit {
  const { objectID, url, type, hierarchy, content } = records[position]!;
  const hit: SearchHit = {
    objectID,
    url,
    type,
    hierarchy,
    content,
    highlight: {},
    snippet: snippet(content ?? '', stretches(contents[position]!, terms), snippetWords),
  };
  for (const level of HIERARCHY_LEVELS) {
    const parts = highlight(hierarchy[level] ?? '', terms);
    if (parts.some(({ isMatch }) => isMatch)) hit.highlight[level] = parts;
  }
  if (parent) hit.parent = parent;
  return hit;
}
