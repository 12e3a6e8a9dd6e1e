// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../model/search.ts';
import { record } from '../engine/sample-records.ts';
import { isMore, registerSources, resultSources, storedSources } from './sources.ts';
import type { SearchSource } from './sources.ts';
import { createSearchHistory } from './stored-searches.ts';

const hit = (url: string, section: string): SearchHit => ({
  ...record(url, [section, 'Page']),
  highlight: {},
  snippet: [],
});
const shape = (sources: readonly SearchSource[]) =>
  sources.map(({ id, kind, title, items }) => [
    id,
    kind,
    title,
    items.map((row) => (isMore(row) ? row : row.url)),
  ]);

describe('the registry', () => {
  const source = (id: string, items = [hit('/a', 'Guide')]): SearchSource => ({
    id,
    title: id,
    kind: 'hits',
    items,
  });

  it('[V3] rejects two sources with the same id', () => {
    expect(() => registerSources([source('a'), source('b'), source('a')])).toThrow(
      'Two search sources have the id "a".',
    );
    expect(() => registerSources([source('a', []), source('a')])).toThrow('"a"');
  });

  it('[V3] returns sources with different ids, without empty ones', () => {
    const sources = [source('a'), source('b', []), source('c')];
    expect(registerSources(sources)).toEqual([sources[0], sources[2]]);
  });
});

describe('results', () => {
  it('[S2] are grouped by top-level section, the one with the best hit first', () => {
    const sources = resultSources([hit('/c/1', 'Config'), hit('/g/1', 'Guide'), hit('/c/2', 'Config')]);
    expect(shape(sources)).toEqual([
      ['results-0', 'hits', 'Config', ['/c/1', '/c/2']],
      ['results-1', 'hits', 'Guide', ['/g/1']],
    ]);
  });

  it('[S2] of one page are adjacent, in the order of the best hits', () => {
    const hits = ['/b#2', '/a', '/b', '/a#1', '/b#1', '/c'].map((url) => hit(url, 'Guide'));
    expect(shape(resultSources(hits))).toEqual([
      ['results-0', 'hits', 'Guide', ['/b#2', '/b', '/b#1', '/a', '/a#1', '/c']],
    ]);
  });

  it('[K2] end with a row for what their group hides', () => {
    const hits = [hit('/c/1', 'Config'), hit('/g/1', 'Guide')];
    expect(shape(resultSources(hits, { Config: 15, Guide: 0 }))).toEqual([
      ['results-0', 'hits', 'Config', ['/c/1', { objectID: 'more Config', section: 'Config', count: 15 }]],
      ['results-1', 'hits', 'Guide', ['/g/1']],
    ]);
  });

  it('[K2] end with the number that the filter shows, if the row does not lead to all of them', () => {
    const rowOf = (count: number) =>
      resultSources([hit('/c/1', 'Config')], { Config: 19 }, [{ name: 'Config', count }])[0]?.items[1];
    expect(rowOf(147)).toMatchObject({ count: 19, total: 147 });
    expect(rowOf(20)).not.toHaveProperty('total');
  });

  it('without a section have their own group, and no hits means no groups', () => {
    const without = { ...hit('/a', ''), hierarchy: { ...hit('/a', '').hierarchy, lvl0: null } };
    expect(shape(resultSources([without]))).toEqual([['results-0', 'hits', '', ['/a']]]);
    expect(resultSources([])).toEqual([]);
  });
});

it('[S3] recent searches come before favorites, and empty lists are hidden', () => {
  const history = createSearchHistory({});
  const titles = { recent: 'Recent', favorites: 'Favorites' };
  expect(storedSources(history, titles)).toEqual([]);
  history.favorites.add(hit('/f', 'Guide'));
  expect(shape(storedSources(history, titles))).toEqual([['favorites', 'favorites', 'Favorites', ['/f']]]);
  history.recent.add(hit('/r', 'Guide'));
  expect(shape(storedSources(history, titles)).map(([id]) => id)).toEqual(['recent', 'favorites']);
});
