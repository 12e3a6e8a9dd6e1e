import { afterEach, beforeEach, expect, it } from 'vitest';
import { DocsFixture, problemLines } from './navigation.fixture.ts';

let docs: DocsFixture;
beforeEach(() => {
  docs = new DocsFixture();
});
afterEach(() => docs.remove());

const LANGUAGES = { lang: 'en', locales: [{ lang: 'en' }, { lang: 'zh' }] };

it('takes top navigation and sidebars from the configuration as from the files', () => {
  docs.write({}, 'index.mdx', 'guide/a.mdx', 'guide/b.mdx');
  const nav = [{ text: 'Guide', link: '/guide/a', activeMatch: '/guide/' }];
  const meta = ['b', { type: 'section-header' as const, label: 'More' }, 'a'];
  const [settings] = docs.readAll({ nav, sidebar: { '/guide': meta } });
  docs.write({ '_nav.json': nav, 'guide/_meta.json': meta });
  const { files, ...fromFiles } = docs.read();
  expect(files).toHaveLength(2);
  expect(settings).toEqual({ ...fromFiles, files: [], links: settings?.links });
  expect(Object.keys(fromFiles.sidebars)).toEqual(['/guide/']);
});

it('gives a list to every language that has none of its own', () => {
  docs.write(
    { 'zh/api/_meta.json': ['b', 'a'] },
    ...['en', 'zh'].flatMap((lang) =>
      ['guide/a', 'guide/b', 'api/a', 'api/b'].map((page) => `${lang}/${page}.mdx`),
    ),
  );
  const [en, zh] = docs.readAll({
    ...LANGUAGES,
    nav: { '/': [{ text: 'Guide', link: '/guide/a' }], '/zh': [{ text: '指南', link: '/guide/b' }] },
    sidebar: { '/guide': ['b', 'a'], '/zh/guide': ['a', 'b'], '/api': ['a', 'b'] },
  });
  expect(en?.nav).toEqual([{ text: 'Guide', link: '/guide/a' }]);
  expect(zh?.nav).toEqual([{ text: '指南', link: '/zh/guide/b' }]);
  const links = (key: string) =>
    [en, zh].flatMap(
      (one) => one?.sidebars[key]?.map((item) => ('link' in item ? item.link : undefined)) ?? [],
    );
  expect(links('/guide/')).toEqual(['/guide/b', '/guide/a']);
  expect(links('/zh/guide/')).toEqual(['/zh/guide/a', '/zh/guide/b']);
  expect(links('/api/')).toEqual(['/api/a', '/api/b']);
  expect(links('/zh/api/')).toEqual(['/zh/api/b', '/zh/api/a']);
});

it('reports a wrong entry at its place in the configuration', () => {
  docs.write({}, 'index.mdx', 'guide/a.mdx', 'guide/b.mdx');
  const [read] = docs.readAll({
    nav: [{ text: 'Gone', link: '/gone' }],
    sidebar: { '/guide': ['aa', 'b', { type: 'file', name: 'a' }] },
  });
  expect(problemLines(read?.problems ?? [])).toEqual([
    ['site.config.ts:5:15', 'The link /gone is broken: there is no such page.', undefined],
    ['site.config.ts:10:7', 'There is no page "aa" in docs/guide.', '"a"'],
  ]);
});

it('warns about a page that a list of the configuration omits', () => {
  docs.write({}, 'index.mdx', 'guide/a.mdx', 'guide/b.mdx');
  const [read] = docs.readAll({ nav: [], sidebar: { '/guide': ['a'] } });
  expect(problemLines(read?.problems ?? [])).toEqual([
    [
      'site.config.ts:4:15',
      'The page docs/guide/b.mdx is not listed, so no menu links to it.',
      'Add "b". To keep it out of the menus, set `sidebar: false` in its frontmatter.',
    ],
  ]);
});
