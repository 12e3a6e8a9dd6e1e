import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DocsFixture, problemLines } from './navigation.fixture.ts';

let docs: DocsFixture;
beforeEach(() => {
  docs = new DocsFixture();
});
afterEach(() => docs.remove());

describe('[N2] sidebars', () => {
  it('creates one per top-level folder with _nav.json, and one without links for shared fragments', () => {
    docs.write(
      { '_nav.json': '[]', 'guide/_meta.json': ['index', 'cli'] },
      'index.mdx',
      'guide/index.mdx',
      'guide/cli.mdx',
      'blog/post.md',
      'public/logo.svg',
      '_drafts/x.mdx',
      'shared/_internal/y.mdx',
      ...['UMD', 'CJS', 'MF', 'ESM'].map((name) => `shared/components/${name}.mdx`),
    );
    const { sidebars, problems } = docs.read();
    expect(problems).toEqual([]);
    expect(sidebars).toEqual({
      '/blog/': [{ text: 'Title of blog/post.md', link: '/blog/post', _fileKey: 'blog/post' }],
      '/guide/': [
        { text: 'Title of guide/index.mdx', link: '/guide/', _fileKey: 'guide/index' },
        { text: 'Title of guide/cli.mdx', link: '/guide/cli', _fileKey: 'guide/cli' },
      ],
      '/shared/': ['CJS', 'ESM', 'MF', 'UMD'].map((text) => ({
        text,
        _fileKey: `shared/components/${text}`,
      })),
    });
  });

  it('creates one for the whole site with a _meta.json at the root, with or without _nav.json', () => {
    docs.write({ '_meta.json': ['index', { type: 'dir', name: 'guide' }] }, 'index.mdx', 'guide/a.mdx');
    expect(docs.read().nav).toEqual([]);
    const expected = ['/'];
    expect(Object.keys(docs.read().sidebars)).toEqual(expected);
    docs.write({ '_nav.json': '[]' });
    expect(Object.keys(docs.read().sidebars)).toEqual(expected);
    expect(docs.read().files.map((file) => path.relative(docs.docsDir, file))).toEqual([
      '_meta.json',
      '_nav.json',
    ]);
  });

  it('lists the files without any _meta.json: index first, then by name', () => {
    docs.write(
      {},
      'zoo.mdx',
      'index.mdx',
      'Milk.md',
      'beta/b.mdx',
      'beta/index.mdx',
      'empty/picture.png',
      'public/x.png',
      '_x.mdx',
    );
    expect(docs.read().sidebars).toEqual({
      '/': [
        { text: 'Title of index.mdx', link: '/', _fileKey: 'index' },
        {
          text: 'Title of beta/index.mdx',
          link: '/beta/',
          _fileKey: 'beta/index',
          collapsible: true,
          collapsed: false,
          items: [{ text: 'Title of beta/b.mdx', link: '/beta/b', _fileKey: 'beta/b' }],
        },
        { text: 'Title of Milk.md', link: '/Milk', _fileKey: 'Milk' },
        { text: 'Title of zoo.mdx', link: '/zoo', _fileKey: 'zoo' },
      ],
    });
  });

  it('[R8] reads each locale with its prefix', () => {
    const nav = [{ text: 'Guide', link: '/guide/' }];
    docs.write(
      { 'v1/en/_nav.json': nav, 'v1/zh/_nav.json': nav, 'v2/en/_nav.json': nav, 'v2/zh/_nav.json': nav },
      ...['v1/en', 'v1/zh', 'v2/en', 'v2/zh'].map((root) => `${root}/guide/index.mdx`),
      'v1/zh/shared/a.mdx',
    );
    const all = docs.readAll({
      locales: [{ lang: 'en' }, { lang: 'zh' }],
      multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
    });
    expect(all.flatMap(({ problems }) => problems)).toEqual([]);
    expect(all.map((one) => Object.keys(one.sidebars))).toEqual([
      ['/v1/guide/'],
      ['/v1/zh/guide/', '/v1/zh/shared/'],
      ['/guide/'],
      ['/zh/guide/'],
    ]);
    expect(all.map((one) => one.nav[0]?.link)).toEqual([
      '/v1/guide/',
      '/v1/zh/guide/',
      '/guide/',
      '/zh/guide/',
    ]);
  });

  it('keeps other languages out of the default one, and accepts a locale without a folder', () => {
    docs.write({}, 'a.mdx', 'zh/b.mdx');
    const [en, zh, fr] = docs.readAll({ locales: [{ lang: 'en' }, { lang: 'zh' }, { lang: 'fr' }] });
    expect(en?.sidebars['/']).toMatchObject([{ link: '/a' }]);
    expect(zh?.sidebars['/zh/']).toMatchObject([{ link: '/zh/b' }]);
    expect(fr).toEqual({ nav: [], sidebars: {}, links: [], problems: [], files: [] });
  });
});

describe('[N1] _nav.json', () => {
  it('accepts links and menus', () => {
    docs.write(
      {
        '_nav.json': [
          { text: 'Guide', link: '/guide/index.html', activeMatch: '/guide/', position: 'left', icon: 'x' },
          {
            text: 'More',
            link: 'guide/a',
            tag: 'new',
            items: [
              { text: 'Out', link: 'https://x.example' },
              { text: 'A', link: './guide/a.mdx', activeMatch: '^/guide/a', tag: 'x' },
            ],
          },
        ],
      },
      'guide/index.mdx',
      'guide/a.mdx',
    );
    const { nav, problems } = docs.read();
    expect(problems).toEqual([]);
    expect(nav).toEqual([
      { text: 'Guide', link: '/guide/', activeMatch: '/guide/' },
      {
        text: 'More',
        link: '/guide/a',
        tag: 'new',
        items: [
          { text: 'Out', link: 'https://x.example' },
          { text: 'A', link: '/guide/a', activeMatch: '^/guide/a', tag: 'x' },
        ],
      },
    ]);
  });

  it('merges a nested menu into its parent, with a warning', () => {
    docs.write(
      {
        '_nav.json': '[{"text":"M","items":[{"text":"In","link":"/a","items":[{"text":"B","link":"/b"}]}]}]',
      },
      'a.mdx',
      'b.mdx',
    );
    const { nav, problems } = docs.read();
    expect(nav).toEqual([
      {
        text: 'M',
        items: [
          { text: 'In', link: '/a' },
          { text: 'B', link: '/b' },
        ],
      },
    ]);
    expect(problems).toMatchObject([
      {
        level: 'warning',
        file: 'docs/_nav.json',
        line: 1,
        column: 23,
        what: expect.stringContaining('"In"'),
      },
    ]);
  });

  it('reports all problems at their locations', () => {
    docs.write(
      {
        '_nav.json': `[
  { "text": "Guide", "link": "/giude/" },
  { "link": "/guide/" },
  { "text": "Nothing" },
  { "text": "Bad", "link": "/guide/", "activeMatch": "(" },
  { "text": "Typo", "link": "/guide/", "activeMach": "x" },
  "Guide",
  { "text": "Menu", "items": [
    { "text": "Dead", "link": "/nope-at-all" }
  ] }
]`,
      },
      'guide/index.mdx',
    );
    expect(problemLines(docs.read().problems)).toEqual([
      ['docs/_nav.json:2:30', 'The link /giude/ is broken: there is no such page.', '/guide/'],
      ['docs/_nav.json:3:3', '`text` is missing: it must be a string.', undefined],
      [
        'docs/_nav.json:4:3',
        '`link` is missing: it must be a route or an address, unless there are `items`.',
        undefined,
      ],
      ['docs/_nav.json:5:54', '`activeMatch` must be a regular expression, but is "(".', undefined],
      ['docs/_nav.json:6:40', 'Unknown key `activeMach`.', '`activeMatch`'],
      ['docs/_nav.json:7:3', 'The entry must be an object, but is "Guide".', undefined],
      ['docs/_nav.json:9:31', 'The link /nope-at-all is broken: there is no such page.', undefined],
    ]);
  });
});

describe('i18n.json', () => {
  const bilingual = { lang: 'en', locales: [{ lang: 'en' }, { lang: 'zh' }] };

  it('translates labels of sidebars and texts of the navigation that are its keys', () => {
    docs.write(
      {
        '../i18n.json': { guide: { en: 'Guide', zh: '指南' }, basics: { en: 'Basics' } },
        'en/_nav.json': [{ text: 'guide', link: '/guide/a' }],
        'en/guide/_meta.json': [
          { type: 'section-header', label: 'basics' },
          { type: 'custom-link', label: 'more', items: [{ label: 'guide', link: '/guide/a' }] },
          'a',
        ],
        'zh/_nav.json': [{ text: 'guide', items: [{ text: 'guide', link: '/guide/a' }] }],
        'zh/guide/_meta.json': [{ type: 'section-header', label: 'basics' }, 'a'],
      },
      'en/guide/a.mdx',
      'zh/guide/a.mdx',
    );
    const [english, chinese] = docs.readAll(bilingual);
    expect(english?.nav).toMatchObject([{ text: 'Guide' }]);
    expect(english?.sidebars['/guide/']).toMatchObject([
      { sectionHeaderText: 'Basics' },
      { text: 'more', items: [{ text: 'Guide' }] },
      { text: 'Title of en/guide/a.mdx' },
    ]);
    expect(chinese?.nav).toMatchObject([{ text: '指南', items: [{ text: '指南' }] }]);
    expect(problemLines(english?.problems ?? [])).toEqual([]);
    expect(chinese?.problems.map(({ what }) => what)).toEqual([
      'The text "basics" of a menu is not translated into "zh".',
    ]);
  });

  it.each([
    ['{ "a": }', 'i18n.json:1:8', 'The JSON is not valid'],
    ['{ "a": "b" }', 'i18n.json:1:1', 'The file must contain texts by key and language'],
  ])('reports %s', (text, place, what) => {
    docs.write({ '../i18n.json': text }, 'a.mdx');
    expect(problemLines(docs.read().problems)).toEqual([[place, expect.stringContaining(what), undefined]]);
  });
});
