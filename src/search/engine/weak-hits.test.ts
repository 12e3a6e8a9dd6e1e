import { expect, it } from 'vitest';
import { weakHits } from './weak-hits.ts';

/** The hits that are hidden. A letter per hit names its section, and scores fall by a tenth of the best. */
function hidden(sections: string, score = (place: number) => 1 - place / 10): number[] {
  const order = Array.from(sections, (_, position) => ({ position, score: score(position) }));
  const isWeak = weakHits(order, (position) => sections[position]!);
  return order.filter(isWeak).map(({ position }) => position);
}

it('are those of a section before another one with one of the five best', () => {
  expect(hidden('ggcgcggac')).toEqual([5, 6]);
  expect(hidden('gcaggccag')).toEqual([5, 6, 8]);
});

it('are none if the five best are of one section', () => {
  expect(hidden('gggggggcc')).toEqual([]);
  expect(hidden('')).toEqual([]);
});

it('are none that are nearly as good as the fifth best', () => {
  expect(hidden('ggcgcggac', (place) => 1 - place / 100)).toEqual([]);
});
