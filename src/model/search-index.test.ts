import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../tests/support/fuzz.ts';
import { pageRecords } from '../engine/output/search/page-records.ts';
import { decodeIndex, encodeIndex, indexPartUrl, isPhrase } from './search-index.ts';
import type { IndexFiles } from './search-index.ts';
import type { SearchRecord } from './search.ts';

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const words = fc.string({ unit: 'grapheme' }).map(oneLine);
const route = fc
  .array(fc.stringMatching(/^[a-z\d-]{1,8}$/), { maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`);

const someNames = fc.array(fc.stringMatching(/^[a-z.#]{1,4}(,? [a-z]{1,4}){0,4}$/), { maxLength: 3 });

/** Pages as the build creates them, with arbitrary text. */
const page = fc
  .record({
    routePath: route,
    title: words,
    description: words,
    lvl0: fc.oneof(fc.constantFrom('Guide', 'Config'), words),
    text: words,
    code: words,
    flags: words,
    names: someNames,
    // Every heading has an ID of its own.
    headings: fc.uniqueArray(
      fc.record({
        depth: fc.integer({ min: 2, max: 6 }),
        id: fc.stringMatching(/^[a-z安装%-]{1,8}$/),
        title: fc.oneof(words, fc.stringMatching(/^[A-Za-z. ]{1,8}$/).map(oneLine)),
        text: words,
        code: words,
        flags: words,
        names: someNames,
      }),
      { maxLength: 5, selector: ({ id }) => id },
    ),
  })
  .map(({ routePath, title, description, lvl0, text, code, flags, names: ofPage, headings }) => ({
    description,
    records: pageRecords({
      page: { routePath, title, lang: 'en', frontmatter: { description } },
      sections: [{ depth: 1, id: '', title, text, code, flags, names: ofPage }, ...headings],
      lvl0,
      base: '/docs/',
    }),
  }));

/** Puts shorter names first and, unless told otherwise, keeps the longer ones after them. */
function shorterNamesFirst({ aliases = [], ...rest }: SearchRecord, hasPhrases = true): SearchRecord {
  const names = [
    ...aliases.filter((name) => !isPhrase(name)),
    ...aliases.filter((name) => hasPhrases && isPhrase(name)),
  ];
  return { ...rest, ...(names.length > 0 && { aliases: names }) };
}

/** Passes the files through JSON, as the network does. */
function sent(files: IndexFiles): IndexFiles {
  return JSON.parse(JSON.stringify(files)) as IndexFiles;
}

it('counts a name of three words as a phrase, and one of two as a name', () => {
  expect(['CLI', 'hot reload', 'try it first'].map(isPhrase)).toEqual([false, false, true]);
});

describe('the embedded index', () => {
  it('[E8] restores every record in order', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), (pages) => {
        const { names, headings, text } = sent(encodeIndex('/docs/', pages));
        expect(decodeIndex(names, headings, text)).toEqual(
          pages.flatMap(({ records }) => records.map((record) => shorterNamesFirst(record))),
        );
      }),
      fuzz(),
    );
  });

  it('has all titles, descriptions and names of up to two words without its text', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), (pages) => {
        const { names, headings } = sent(encodeIndex('/docs/', pages));
        const expected = pages.flatMap(({ description, records }) =>
          records.map((record, index) => ({
            ...shorterNamesFirst(record, false),
            content: index === 0 && description !== '' ? description : null,
            code: '',
            flags: '',
          })),
        );
        expect(decodeIndex(names, headings)).toEqual(expected);
      }),
      fuzz(),
    );
  });
});

const records: SearchRecord[] = pageRecords({
  page: {
    routePath: '/config/dts',
    title: 'lib.dts',
    lang: 'en',
    frontmatter: { description: 'Declarations.' },
  },
  sections: [
    { depth: 1, id: '', title: 'lib.dts', text: 'More about it.', code: 'dts', flags: '--dts', names: [] },
    { depth: 2, id: 'how-it-works', title: 'How it works', text: '', code: '', flags: '', names: [] },
    { depth: 3, id: 'dtsbundle', title: 'dts.bundle', text: '', code: '', flags: '', names: [] },
    { depth: 2, id: 'how-it-works-1', title: 'How it works', text: '', code: '', flags: '', names: [] },
    { depth: 2, id: '安装', title: '安装', text: '', code: '', flags: '', names: [] },
    { depth: 2, id: '50%', title: 'Half', text: '', code: '', flags: '', names: [] },
  ],
  lvl0: 'Config',
  base: '/',
});

const pages = [
  { description: 'Declarations.', records },
  { description: '', records: records.slice(0, 1) },
];

describe('the first file', () => {
  it('has page titles, and headings that are names', () => {
    expect(decodeIndex(encodeIndex('/', pages).names).map(({ url }) => url)).toEqual([
      '/config/dts',
      '/config/dts#dtsbundle',
      '/config/dts',
    ]);
  });

  it.each([
    ['output.target', true],
    ['logLevel', true],
    ['ESM', true],
    ['@rslib/core', true],
    ['Declarations', false],
    ['Use output.target', false],
    ['安装', false],
    ['', false],
  ])('treats the heading %j as a name: %s', (title, isName) => {
    const ownRecords = pageRecords({
      page: { routePath: '/', title: 'T', lang: 'en', frontmatter: {} },
      sections: [
        { depth: 1, id: '', title: 'T', text: '', code: '', flags: '', names: [] },
        { depth: 2, id: 'a', title, text: '', code: '', flags: '', names: [] },
      ],
      lvl0: '',
      base: '/',
    });
    const { names } = encodeIndex('/', [{ description: '', records: ownRecords }]);
    expect(decodeIndex(names)).toHaveLength(isName ? 2 : 1);
  });

  it('has a URL from which those of the others follow', () => {
    expect(indexPartUrl('/docs/assets/search-a-search-1.json', 'text')).toBe(
      '/docs/assets/search-text-a-search-1.json',
    );
    expect(indexPartUrl('/search-1/assets/search-b.json', 'headings')).toBe(
      '/search-1/assets/search-headings-b.json',
    );
  });
});

describe('data that can be derived', () => {
  const { names, headings, text } = encodeIndex('/', pages);

  it('is omitted: ids and routes that follow from the text, and the description', () => {
    expect(names.pages[0]).toEqual(['/config/*', 0, 'lib.dts', [3, 'dts.bundle']]);
    expect(headings[0]).toEqual([
      'Declarations.',
      [2, 'How it works'],
      0,
      [2, 'How it works', 'how-it-works-1'],
      [2, '安装', '安装'],
      [2, 'Half', '50%'],
    ]);
    expect(text.content[0]).toBe('More about it.');
  });

  it('is written once: section names', () => {
    expect(names.sections).toEqual(['Config']);
    expect(names.pages.map(([, section]) => section)).toEqual([0, 0]);
  });
});
