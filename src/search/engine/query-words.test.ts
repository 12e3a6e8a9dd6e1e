import { describe, expect, it } from 'vitest';
import { queryWords } from './query-words.ts';

const stopWords = (text: string): string[] =>
  queryWords(text).words.flatMap(({ term, isStopWord }) => (isStopWord ? [term] : []));
/** Each join with a binary digit per word, the first word on the right. */
const joins = (text: string): Record<string, string> =>
  Object.fromEntries([...queryWords(text).joins].map(([term, [covers]]) => [term, covers.toString(2)]));
const worth = (text: string, join: string): number => queryWords(text).joins.get(join)![1];

describe('words', () => {
  it('have offsets, and the last one is marked as possibly incomplete', () => {
    expect(queryWords('Watch mo').words).toEqual([
      { term: 'watch', start: 0, end: 5, isLast: false, isStopWord: false },
      { term: 'mo', start: 6, end: 8, isLast: true, isStopWord: false },
    ]);
    expect(queryWords('watch ').words).toMatchObject([{ term: 'watch', isLast: false }]);
  });

  it('mark stop words, unless there are no others', () => {
    expect(stopWords('a library should not need this')).toEqual(['a', 'should', 'not', 'need', 'this']);
    expect(stopWords('s of should t you')).toEqual([]);
    expect(stopWords('what is this')).toEqual([]);
    expect(stopWords('library')).toEqual([]);
  });

  it('keep a code whole: its parts mean nothing', () => {
    const terms = (text: string) => queryWords(text).words.map(({ term }) => term);
    expect(terms('error TS2307: x')).toEqual(['error', 'ts2307', 'x']);
    expect(terms('es6 v18 autoExtension')).toEqual(['es', '6', 'v', '18', 'auto', 'extension']);
  });

  it('are limited in number', () => {
    const words = Array.from({ length: 30 }, (_, index) => 'x'.repeat(index + 1));
    expect(queryWords([...words, 'late-joined'].join(' ')).words.map(({ term }) => term)).toEqual(words);
    expect(joins([...words, 'late-joined'].join(' '))).not.toHaveProperty('latejoined');
  });
});

describe('adjacent words', () => {
  it('are joined, up to three at a time', () => {
    expect(joins('one two three four')).toEqual({
      onetwo: '11',
      onetwothree: '111',
      twothree: '110',
      twothreefour: '1110',
      threefour: '1100',
    });
    expect(joins('one')).toEqual({});
  });

  it('weigh more if they were typed as one', () => {
    expect(joins('lib autoExtension')).toMatchObject({ autoextension: '110', libauto: '11' });
    expect(worth('lib autoExtension', 'autoextension')).toBeGreaterThan(
      worth('lib autoExtension', 'libauto'),
    );
    expect(worth('autoExtension', 'autoextension')).toBeGreaterThan(worth('auto extension', 'autoextension'));
    expect(joins('build --watch')).toMatchObject({ '-watch': '10' });
  });

  it('form pairs as typed', () => {
    expect(queryWords('Use Node.js here').pairs).toEqual(['use node', 'node.js', 'js here']);
  });
});

describe('names', () => {
  const names = (text: string) => Object.fromEntries(queryWords(text).names);

  it('are all runs of words, squeezed, with their share of the query', () => {
    expect(names('Node.js watch mode')).toMatchObject({
      'node.jswatchmode': 1,
      watchmode: 0.5,
      mode: 0.25,
    });
  });

  it('are not the words of flags', () => {
    expect(names('--watch mode')).not.toHaveProperty('watch');
    expect(names('--watch')).toEqual({ '--watch': 1 });
  });

  it('do not count stop words', () => {
    expect(names('how to use watch mode')).toMatchObject({ watchmode: 1, howto: 0, mode: 0.5 });
  });
});
