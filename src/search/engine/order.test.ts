import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../../model/search.ts';
import { inOrder, type Scored } from './order.ts';
import { queryWords } from './query-words.ts';
import { indexOf, record } from './sample-records.ts';

/** The positions of the hits; all records are equal by default. */
function order(records: SearchRecord[], more: Partial<Scored>): number[] {
  const same = records.map(() => 1);
  const meanings = { places: new Map<string, number>(), count: 0 };
  const scored = {
    scores: same,
    coverage: Float64Array.from(same),
    covered: records.map(() => 2 ** 32 - 1),
    whole: Infinity,
    query: queryWords('lamp'),
    meanings,
    ...more,
  };
  return inOrder(indexOf(records), scored).map(({ position }) => position);
}
const plain = (count: number): SearchRecord[] =>
  Array.from({ length: count }, (_, index) => record(`/${index}`, ['Guide', 'Page'], 'text'));

describe('the first hit', () => {
  it('has the highest score, in a list of any length; equal hits keep the order of the site', () => {
    const scores = Array.from({ length: 100 }, (_, index) => index + 1);
    const places = [...scores.keys()];
    expect(order(plain(100), { scores })).toEqual(places.toReversed());
    expect(order(plain(100), {})).toEqual(places);
  });

  it('covers more of the query', () => {
    expect(order(plain(3), { coverage: Float64Array.from([2, 3, 2.5]) })).toEqual([1, 2, 0]);
  });

  it('has the heading of the higher level', () => {
    const deep = [
      record('/a', ['Guide'], 'text'),
      record('/b', ['Guide', 'Page', 'Part', 'Detail']),
      record('/c', ['Guide', 'Page']),
      record('/d', ['Guide', 'Page', 'Part']),
    ];
    expect(order(deep, {})).toEqual([2, 3, 1, 0]);
  });

  it('has exactly the typed name, with or without its path', () => {
    const named = ['Lamp shade', 'Lamp', 'oven.lamp', 'lamp.oven', 'Plug the oven.lamp'].map((title) =>
      record('/a', ['Guide', title]),
    );
    expect(order(named, {})).toEqual([1, 2, 0, 3, 4]);
    expect(order(named, { query: queryWords(' LAMP ') })).toEqual([1, 2, 0, 3, 4]);
  });

  it('has the typed name in its address or among its other names, however words are joined', () => {
    const named = [
      record('/x', ['Guide', 'Page']),
      record('/desk-lamp', ['Guide', 'Page']),
      { ...record('/y', ['Guide', 'Page']), aliases: ['DeskLamp'] },
    ];
    expect(order(named, { query: queryWords('desk lamp') })).toEqual([1, 2, 0]);
  });

  it('has a name that is more of the query', () => {
    const named = ['Page', 'Lamp', 'Desk lamp'].map((title) => record('/a', ['Guide', title]));
    expect(order(named, { query: queryWords('how to fix a desk lamp') })).toEqual([2, 1, 0]);
  });

  it('has a name with the words of the query and few others', () => {
    const named = ['Lamp', 'Lamp that stands on a wide and heavy desk', 'Lamp of the desk'].map((title) =>
      record('/a', ['Guide', title]),
    );
    const places = new Map([
      ['desk', 1],
      ['lamp', 2],
    ]);
    expect(order(named, { query: queryWords('x'), meanings: { places, count: 2 } })).toEqual([2, 0, 1]);
  });
});

describe('adjacent words', () => {
  const query = { ...queryWords('x'), pairs: ['watch mode', 'mode here'] };

  it('count if they are also adjacent in the heading, the text or the code', () => {
    const records = [
      record('/a', ['Guide', 'One'], 'mode watch'),
      record('/b', ['Guide', 'Two'], 'Watch Mode'),
      record('/c', ['Guide', 'Watch mode']),
      record('/d', ['Guide', 'Four'], null, 'watch mode here'),
    ];
    expect(order(records, { query })).toEqual([3, 1, 2, 0]);
  });

  it('do not count as parts of other words', () => {
    const records = [record('/a', ['Guide', 'Page'], 'unwatch modes'), record('/b', ['Guide', 'Page'])];
    expect(order(records, { query, scores: [1, 1.2], covered: [0b010, 0] })).toEqual([1, 0]);
    expect(order(records, { query, scores: [1, 1.2], covered: [0b011, 0] })).toEqual([0, 1]);
  });

  it('do not outweigh a much better hit', () => {
    const records = [record('/a', ['Guide', 'Page'], 'watch mode here'), record('/b', ['Guide', 'Page'])];
    expect(order(records, { query, scores: [1, 3] })).toEqual([1, 0]);
  });
});

describe('omits a record that', () => {
  it('covers nothing of the query', () => {
    expect(order(plain(2), { coverage: Float64Array.from([0, 1]) })).toEqual([1]);
    expect(order(plain(2), { coverage: Float64Array.from([0, 0]), whole: 0 })).toEqual([]);
  });

  it('does not cover all of it, if the best does', () => {
    expect(order(plain(3), { coverage: Float64Array.from([3, 4, 5]), whole: 4 })).toEqual([2, 1]);
    const scores = [9, 1, 1];
    expect(order(plain(3), { scores, coverage: Float64Array.from([3, 4, 5]), whole: 4 })).toEqual([0, 2, 1]);
    expect(order(plain(3), { coverage: Float64Array.from([3, 4, 5]), whole: 6 })).toEqual([2, 1, 0]);
  });

  it('covers much less than the best', () => {
    expect(order(plain(3), { coverage: Float64Array.from([1, 10, 9]) })).toEqual([1, 2]);
  });
});
