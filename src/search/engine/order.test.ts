import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../../model/search.ts';
import { inOrder, type Scored } from './order.ts';
import { indexOf, record } from './sample-records.ts';

/** Returns the positions of the hits; all records are equal by default. */
function order(records: SearchRecord[], more: Partial<Scored>): number[] {
  const same = records.map(() => 1);
  const scored = { scores: same, coverage: same, whole: Infinity, pairs: [], text: 'lamp', ...more };
  return inOrder(indexOf(records), scored);
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
    expect(order(plain(3), { coverage: [2, 3, 2.5] })).toEqual([1, 2, 0]);
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
    const named = ['Lamp shade', 'Lamp', 'oven.lamp', 'lamp.oven'].map((title) =>
      record('/a', ['Guide', title]),
    );
    expect(order(named, {})).toEqual([1, 2, 0, 3]);
    expect(order(named, { text: ' LAMP ' })).toEqual([1, 2, 0, 3]);
  });
});

describe('adjacent words', () => {
  const pairs = ['watch mode', 'mode here'];

  it('count if they are also adjacent in the heading, the text or the code', () => {
    const records = [
      record('/a', ['Guide', 'Page'], 'mode watch'),
      record('/b', ['Guide', 'Page'], 'Watch Mode'),
      record('/c', ['Guide', 'Watch mode']),
      record('/d', ['Guide', 'Page'], null, 'watch mode here'),
    ];
    expect(order(records, { pairs })).toEqual([3, 1, 2, 0]);
  });

  it('do not outweigh a much better hit', () => {
    const records = [record('/a', ['Guide', 'Page'], 'watch mode here'), record('/b', ['Guide', 'Page'])];
    expect(order(records, { pairs, scores: [1, 3] })).toEqual([1, 0]);
  });
});

describe('omits a record that', () => {
  it('covers nothing of the query', () => {
    expect(order(plain(2), { coverage: [0, 1] })).toEqual([1]);
    expect(order(plain(2), { coverage: [0, 0], whole: 0 })).toEqual([]);
  });

  it('does not cover all of it, if another does', () => {
    expect(order(plain(3), { coverage: [3, 4, 5], whole: 4 })).toEqual([2, 1]);
    expect(order(plain(3), { coverage: [3, 4, 5], whole: 6 })).toEqual([2, 1, 0]);
  });

  it('covers much less than the best', () => {
    expect(order(plain(3), { coverage: [1, 10, 9] })).toEqual([1, 2]);
  });
});
