import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { createEngine, createEngineInSlices } from './engine.ts';
import { query, record, sampleRecords } from './sample-records.ts';

const engine = createEngine(sampleRecords);
const found = (text: string): string[] => engine.search(query(text)).hits.map(({ objectID }) => objectID);

describe('ranking', () => {
  test.each([
    ['an option', 'dts.bundle', '/config/dts#dtsbundle'],
    ['an option with its full path', 'lib.dts.bundle', '/config/dts#dtsbundle'],
    ['an option without its path', 'autoExtension', '/config/auto-extension'],
    ['an option of a page', 'output.target', '/config/output#outputtarget'],
    ['a page before its sections', 'output', '/config/output'],
    ['a flag', '--watch', '/guide/cli#watch-mode'],
    ['a short flag', '-w', '/guide/cli#watch-mode'],
    ['a flag of several words', '--no-clean', '/guide/cli#clean'],
    ['separated words', 'umd name', '/config/umd-name'],
    ['joined words', 'codeSplitting', '/guide/code-splitting'],
    ['joined words in lower case', 'codesplitting', '/guide/code-splitting'],
    ['a dash instead of a capital', 'auto-extension', '/config/auto-extension'],
    ['a name without its dot', 'nodejs', '/guide/nodejs'],
    ['an incomplete word', 'decl', '/config/dts'],
    ['a part of a name', 'extension', '/config/auto-extension'],
    ['the middle of a word', 'xtensio', '/config/auto-extension'],
    ['a typo in a short word', 'wacth', '/guide/cli#watch-mode'],
    ['two typos in a long word', 'autoextention', '/config/auto-extension'],
    ['a typo in an incomplete word', 'splitt', '/guide/code-splitting'],
    ['another ending', 'declare', '/config/dts'],
    ['a question', 'how to change the output folder', '/config/output#outputdistpath'],
    ['a message', 'ReferenceError: __dirname is not defined in ES module scope', '/guide/faq#scope'],
    ['no accents', 'cafe', '/blog/hello'],
    ['Chinese', '搜索文档', '/blog/hello'],
    ['capitals', 'WATCH MODE', '/guide/cli#watch-mode'],
  ])('finds %s first: %s', (_, text, expected) => {
    expect(found(text)[0]).toBe(expected);
  });

  test('does not tolerate typos in three-letter words or numbers', () => {
    const numbers = createEngine([record('/a', ['Guide', 'TS2307 and the']), record('/b', ['Guide', 'cli'])]);
    expect(numbers.search(query('2308')).hits).toEqual([]);
    expect(numbers.search(query('cll')).hits).toEqual([]);
    expect(numbers.search(query('2307')).hits).toHaveLength(1);
  });
});

describe('more words', () => {
  test('narrow', () => {
    const one = found('output');
    const two = found('output browser');
    expect(two).toEqual(['/config/output#outputtarget']);
    expect(one.length).toBeGreaterThan(two.length);
    expect(one).toContain(two[0]);
  });

  test('never empty the list: the best partial matches are shown', () => {
    expect(found('watch frobnicate')).toEqual(found('watch'));
    expect(found('umd splitting').toSorted()).toEqual(['/config/umd-name', '/guide/code-splitting']);
  });

  test('that are common decide nothing but can be searched', () => {
    expect(found('the watch mode')[0]).toBe(found('watch mode')[0]);
    expect(found('what is the umd name')[0]).toBe('/config/umd-name');
    expect(found('what')).toContain('/guide/faq');
  });
});

describe('equal hits', () => {
  test('are sorted by heading depth, then by their order on the site', () => {
    const twins = createEngine([
      record('/a#x', ['Guide', 'A', 'Same']),
      record('/b#x', ['Guide', 'A', 'Same']),
      record('/c', ['Guide', 'Same']),
    ]);
    expect(twins.search(query('same')).hits.map(({ url }) => url)).toEqual(['/c', '/a#x', '/b#x']);
  });
});

describe('titles before the text has loaded', () => {
  test('are searched alone', () => {
    const titles = createEngine(sampleRecords.map((one) => ({ ...one, content: null, code: '', flags: '' })));
    const { hits } = titles.search(query('watch'));
    expect(hits.map(({ url }) => url)).toEqual(['/guide/cli#watch-mode']);
    expect(hits[0]?.snippet).toEqual([]);
  });
});

describe('in slices', () => {
  test('builds the same engine and pauses in between', async () => {
    const many = Array.from({ length: 5 }, () => sampleRecords).flat();
    let pauses = 0;
    const sliced = await createEngineInSlices(many, async () => void pauses++);
    expect(pauses).toBe(Math.floor(many.length / 8));
    expect(sliced.search(query('output'))).toEqual(createEngine(many).search(query('output')));
  });

  test('does not pause for a few records', async () => {
    await createEngineInSlices(sampleRecords.slice(0, 7), () => expect.fail('There was a pause.'));
  });
});

test('any text has an answer, always the same', () => {
  const words = sampleRecords.flatMap(({ content }) => content?.split(' ') ?? []);
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 64 }),
    fc.array(fc.constantFrom(...words, '--', '.', '"')).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const answer = engine.search(query(text));
      expect(answer).toEqual(engine.search(query(text)));
      expect(answer.total).toBeGreaterThanOrEqual(answer.hits.length);
    }),
    fuzz(),
  );
});
