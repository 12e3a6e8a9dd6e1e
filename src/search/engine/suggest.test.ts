import { expect, it } from 'vitest';
import { indexOf, record } from './sample-records.ts';
import { suggest } from './suggest.ts';

const suggestions = (headings: string[], typed: string): string[] =>
  suggest(indexOf(headings.map((heading) => record('/a', ['Guide', heading]))), typed);

it('the nearest comes first, wherever it stands on the site', () => {
  expect(suggestions(['Linter', 'Lantern'], 'lxntxrn')).toEqual(['Lantern', 'Linter']);
  expect(suggestions(['Lantern', 'Linter'], 'lxntxrn')).toEqual(['Lantern', 'Linter']);
});

it('a word comes once, as the first heading has it', () => {
  expect(suggestions(['The Lantern', 'LANTERN'], 'lxntxrn')).toEqual(['Lantern']);
});

it('what is much longer or shorter is not meant', () => {
  expect(suggestions(['Lanternfishes', 'Lan'], 'lxntxrn')).toEqual([]);
});

it('any of the words may be the wrong one, but none of every sentence', () => {
  expect(suggestions(['Lantern'], 'frobnicate lxntxrn')).toEqual(['Lantern']);
  expect(suggestions(['Wish'], 'with lxntxrn')).toEqual([]);
});
