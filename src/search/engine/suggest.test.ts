import { expect, it } from 'vitest';
import { indexOf, record } from './sample-records.ts';
import { suggest } from './suggest.ts';

const suggestions = (headings: string[], typed: string): string[] =>
  suggest(indexOf(headings.map((heading) => record('/a', ['Guide', heading]))), typed);

it('suggests the nearest, wherever it is on the site', () => {
  expect(suggestions(['Linter', 'Lantern'], 'lxntxrn')).toEqual(['Lantern']);
  expect(suggestions(['Lantern', 'Linter'], 'lxntxrn')).toEqual(['Lantern']);
});

it('replaces only the misspelled words, spelled as in a heading', () => {
  expect(suggestions(['Lantern', 'Why CommonJS'], 'kommonjs in a lantern')).toEqual([
    'CommonJS in a lantern',
  ]);
  expect(suggestions(['Lantern', 'Kettle'], 'lxntern kettel')).toEqual(['Lantern Kettle']);
});

it('suggests a word once, and its likelier spelling first', () => {
  expect(suggestions(['The Lantern', 'The Lantern'], 'lxntxrn')).toEqual(['Lantern']);
  expect(suggestions(['Cess', 'Kest', 'Kess'], 'kesh')).toEqual(['Kest', 'Kess']);
  expect(suggestions(['Kest', 'Kess', 'Kess', 'Kess'], 'kesh')).toEqual(['Kess', 'Kest']);
});

it('leaves out words that are a letter further away', () => {
  expect(suggestions(['Lantern', 'Lanterns', 'Banters'], 'lanttern')).toEqual(['Lantern']);
});

it('does not suggest much longer or shorter words, or ones with a single letter in common', () => {
  expect(suggestions(['Ab'], 'ac')).toEqual([]);
  expect(suggestions(['Lanternfishes', 'Lan'], 'lxntxrn')).toEqual([]);
});

it('leaves stop words, words of the site and starts of words as they are', () => {
  expect(suggestions(['Lantern'], 'frobnicate lxntxrn')).toEqual(['frobnicate Lantern']);
  expect(suggestions(['Wish', 'Lantern'], 'with lantern')).toEqual([]);
  expect(suggestions(['Lantern', 'Lattern', 'Kettle'], 'lattern')).toEqual([]);
  expect(suggestions(['Lantern', 'Kettle'], 'lant')).toEqual([]);
});
