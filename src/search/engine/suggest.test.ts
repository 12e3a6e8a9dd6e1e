import { expect, it } from 'vitest';
import { indexOf, record } from './sample-records.ts';
import { suggest } from './suggest.ts';

const suggestions = (headings: string[], typed: string): string[] =>
  suggest(indexOf(headings.map((heading) => record('/a', ['Guide', heading]))), typed);

it('suggests the nearest first, wherever it is on the site', () => {
  expect(suggestions(['Linter', 'Lantern'], 'lxntxrn')).toEqual(['Lantern', 'Linter']);
  expect(suggestions(['Lantern', 'Linter'], 'lxntxrn')).toEqual(['Lantern', 'Linter']);
});

it('suggests whole titles, each once', () => {
  expect(suggestions(['The Lantern', 'The Lantern'], 'lxntxrn')).toEqual(['The Lantern']);
});

it('does not suggest much longer or shorter words', () => {
  expect(suggestions(['Lanternfishes', 'Lan'], 'lxntxrn')).toEqual([]);
});

it('considers every word except stop words', () => {
  expect(suggestions(['Lantern'], 'frobnicate lxntxrn')).toEqual(['Lantern']);
  expect(suggestions(['Wish'], 'with lxntxrn')).toEqual([]);
});
