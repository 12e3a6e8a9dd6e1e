import { describe, expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { query, record, sampleRecords } from './sample-records.ts';

const engine = createEngine(sampleRecords);

describe('hits', () => {
  test('[E8] have their record, titles with matches and a snippet', () => {
    const [hit] = engine.search(query('watch')).hits;
    const {
      code: _code,
      flags: _flags,
      ...own
    } = sampleRecords.find(({ url }) => url === '/guide/cli#watch-mode')!;
    expect(hit).toMatchObject(own);
    // Code is searched but never shown, and every hit is copied from the worker to the page.
    expect(Object.keys(hit!)).not.toContain('code');
    expect(hit?.highlight).toEqual({
      lvl2: [
        { text: 'Watch', isMatch: true },
        { text: ' mode', isMatch: false },
      ],
    });
    expect(hit?.snippet).toContainEqual({ text: '--watch', isMatch: true });
  });

  test('[E8] reference the hit of their page if it is listed above', () => {
    const { hits } = engine.search(query('dts'));
    const page = hits.find(({ url }) => url === '/config/dts');
    const section = hits.find(({ url }) => url === '/config/dts#dtsbundle');
    expect(page).not.toHaveProperty('parent');
    expect(hits.indexOf(section!)).toBeGreaterThan(hits.indexOf(page!));
    expect(section?.parent).toBe(page);
    expect(engine.search(query('dts.bundle')).hits[0]?.parent).toBeUndefined();
  });
});

describe('an answer', () => {
  test('has all words if its first hit does, even in a section that is not the best one', () => {
    const hasAllWords = (text: string, section?: string) =>
      engine.search(query(text, { section })).hasAllWords;
    expect(hasAllWords('output.target')).toBe(true);
    expect(hasAllWords('output.target', 'Guide')).toBe(false);
    expect(hasAllWords('nothing-like-this')).toBe(false);
  });

  test('does not surely have a word that differs in two letters', () => {
    const { search } = createEngine([record('/config/output', ['Config', 'output.legalComments'])]);
    expect(search(query('coments')).hasAllWords).toBe(true);
    expect(search(query('commonjs'))).toMatchObject({
      hits: [{ url: '/config/output' }],
      hasAllWords: false,
    });
  });
});

describe('a query in another script', () => {
  const answerTo = (text: string) => createEngine(sampleRecords.slice(0, 5)).search(query(text));

  test('finds the Latin words in it, and says that the pages are in another script', () => {
    const { hits, isOtherScript } = answerTo('监听 watch');
    expect([hits[0]?.url, isOtherScript]).toEqual(['/guide/cli#watch-mode', true]);
    expect(answerTo('打包')).toMatchObject({ hits: [], isOtherScript: true });
  });

  test('is like any other if the pages use that script, or if it is Latin', () => {
    expect(engine.search(query('文档')).isOtherScript).toBe(false);
    expect(answerTo('watch')).toMatchObject({ isOtherScript: false });
  });
});

describe('limits', () => {
  const many = createEngine(
    ['Guide', 'Config', 'Blog'].flatMap((section) =>
      Array.from({ length: 8 }, (_, index) => record(`/${section}/${index}`, [section, `Format ${index}`])),
    ),
  );
  const sectionsOf = (more: Parameters<typeof query>[1]): (string | null)[] =>
    many.search(query('format', more)).hits.map(({ hierarchy }) => hierarchy.lvl0);

  test('[K2] returns at most resultsPerGroup hits per section and hitsPerPage in total', () => {
    expect(sectionsOf({})).toHaveLength(15);
    expect(sectionsOf({ resultsPerGroup: 2 })).toEqual([
      'Guide',
      'Guide',
      'Config',
      'Config',
      'Blog',
      'Blog',
    ]);
    expect(sectionsOf({ hitsPerPage: 7 })).toHaveLength(7);
    expect(many.search(query('format', { hitsPerPage: 7 })).total).toBe(24);
  });

  test('[S2] hides weak hits before a better one of another section, but counts them', () => {
    const mixed = createEngine([
      ...['/a', '/b', '/c'].map((url) => record(url, ['Guide', 'Lamp'])),
      record('/d', ['Config', 'Lamp']),
      record('/e', ['Config', 'A lamp and a desk']),
      ...['/f', '/g'].map((url) => record(url, ['Guide', 'Rooms'], 'with a lamp')),
    ]);
    const urls = (more: Parameters<typeof query>[1]) =>
      mixed.search(query('lamp', more)).hits.map(({ url }) => url);
    expect(urls({})).toEqual(['/a', '/b', '/c', '/d', '/e']);
    expect(urls({ section: 'Guide' })).toEqual(['/a', '/b', '/c', '/f', '/g']);
    expect(mixed.search(query('lamp')).sections[0]).toEqual({ name: 'Guide', count: 5 });
  });

  test('[S2] counts sections, the one with the best hit first', () => {
    expect(engine.search(query('output.target')).sections[0]?.name).toBe('Config');
    expect(many.search(query('format')).sections).toEqual([
      { name: 'Guide', count: 8 },
      { name: 'Config', count: 8 },
      { name: 'Blog', count: 8 },
    ]);
  });

  test('finds a record outside all sections', () => {
    const { sections } = createEngine([record('/lamp', [], 'lamp')]).search(query('lamp'));
    expect(sections).toEqual([{ name: '', count: 1 }]);
  });

  test('a chosen section fills the list; the others are still counted', async () => {
    const answer = many.search(query('format', { section: 'Config' }));
    expect(answer.hits.map(({ hierarchy }) => hierarchy.lvl0)).toEqual(Array(8).fill('Config'));
    expect(answer.total).toBe(8);
    expect(answer.sections).toHaveLength(3);
    const nothing = query('format', { section: 'None' });
    const found = many.search(nothing);
    expect(found).toMatchObject({ hits: [], total: 0 });
    expect(await many.suggest(nothing, found)).toEqual([]);
  });
});

describe('without results', () => {
  const suggestionsOf = (asked: Engine, text: string) =>
    asked.suggest(query(text), asked.search(query(text)));

  test.each([
    ['splxxxing', ['splitting']],
    ['zzexxtension', ['Extension']],
    ['how to use splxxxing', ['how to use splitting']],
    ['frobnicate watsh', ['frobnicate Watch']],
    ['qqqqqq', []],
    ['', []],
    ['?!', []],
  ])('[X3] %s: suggests the words that it may mean', async (text, suggestions) => {
    expect(await suggestionsOf(engine, text)).toEqual(suggestions);
    for (const suggestion of suggestions) expect(engine.search(query(suggestion)).total).toBeGreaterThan(0);
  });

  test('[X3] at most three suggestions, and none for a word of the site', async () => {
    const alike = createEngine(
      ['barn', 'bark', 'bard', 'bars'].map((word) => record(`/${word}`, ['Guide', word])),
    );
    expect(await suggestionsOf(alike, 'xxr')).toEqual([]);
    expect(await suggestionsOf(alike, 'baqq')).toEqual(['barn', 'bark', 'bard']);
    expect(await suggestionsOf(alike, 'barn')).toEqual([]);
  });
});
