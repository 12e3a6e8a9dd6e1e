import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, build, fixtureDir } from './built-site.ts';
import { attributes, links, one, sidebarLines, textOf, texts } from './read-page.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await build(fixtureDir('contract'));
}, 60_000);

/** Returns the parts that a document has. */
function parts(document: Document): string[] {
  const selectors = { navbar: 'header.navbar', sidebar: '#sidebar', outline: '.outline', footer: 'footer' };
  return Object.entries(selectors).flatMap(([name, selector]) =>
    document.querySelector(selector) === null ? [] : [name],
  );
}

describe('navigation', () => {
  test('[N1] _nav.json defines links, a menu and the active entry', () => {
    const nav = one(site.page('guide/topics/first.html'), 'nav[aria-label="Main"]');
    expect(links(nav)).toEqual([
      ['Guide', '/guide/'],
      [expect.stringMatching(/^Writing/), '/writing/markdown'],
      ['Reference', '/reference/'],
      ['Elsewhere', 'https://example.com/'],
    ]);
    expect(links(nav, '[aria-current]')).toEqual([['Guide', '/guide/']]);
    expect(texts(nav, 'summary, button').join(' ')).toContain('More');
  });

  test('[N2] [E4] supports _meta.json in all its forms', () => {
    const sidebar = [
      'The guide </guide/> *',
      'Getting started </guide/start> [new] {hot}',
      '--- solid',
      '# Topics [beta]',
      '> In depth [long] {deep}',
      '  Second, by its frontmatter </guide/topics/second> [own] {own-context}',
      '  First topic </guide/topics/first>',
      'Fixed folder </guide/fixed/>',
      '  A page that cannot be folded away </guide/fixed/page>',
      '--- dashed',
      '# More pages [x]',
      'Page a </guide/more/a>',
      'Page b of more </guide/more/b>',
      'Elsewhere <https://example.com/> [out]',
      '> Shelf </reference/>',
      '  Markdown </writing/markdown#tables>',
      '  v Inner shelf',
      '    Plain </writing/plain> {in}',
    ];
    expect(sidebarLines(site.page('guide/index.html'))).toEqual(sidebar);
  });

  test('a collapsed section opens around the current page', () => {
    const lines = sidebarLines(site.page('guide/topics/first.html'));
    expect(lines).toContainEqual(expect.stringMatching(/^v In depth /));
    expect(lines).toContain('  First topic </guide/topics/first> *');
  });

  test('a folder without _meta.json lists index first, then files by name, and an untitled page by file name', () => {
    expect(sidebarLines(site.page('reference/alpha.html'))).toEqual([
      'Reference </reference/>',
      'Alpha option </reference/alpha> *',
      'Beta option </reference/beta>',
    ]);
    expect(sidebarLines(site.page('frontmatter/named.html')).at(-1)).toBe('untitled </frontmatter/untitled>');
  });

  test('[N3] previous and next follow the sidebar and end with it', () => {
    const neighbors = (file: string) =>
      [...site.page(file).querySelectorAll('a[rel="prev"], a[rel="next"]')].map((link) => [
        link.getAttribute('rel'),
        link.getAttribute('href'),
      ]);
    expect(neighbors('guide/index.html')).toEqual([['next', '/guide/start']]);
    expect(neighbors('guide/topics/first.html')).toEqual([
      ['prev', '/guide/topics/second'],
      ['next', '/guide/fixed/'],
    ]);
    expect(neighbors('writing/react.html').map(([rel]) => rel)).toEqual(['prev']);
  });

  test('[N3] the outline lists headings from level two to four', () => {
    const outline = one(site.page('guide/start.html'), '.outline');
    expect(textOf(outline)).toContain('ON THIS PAGE');
    expect(links(outline, 'li a')).toEqual([
      ['Install', '#setup'],
      ['Run', '#run'],
      ['Watch', '#watch'],
      ['Poll', '#poll'],
    ]);
  });

  test('[N4] every page links to its source for editing', () => {
    expect(links(site.page('guide/more/b.html'))).toContainEqual([
      'Edit this page',
      'https://example.com/contract/edit/next/site/docs/guide/more/b.md',
    ]);
  });
});

describe('overview', () => {
  const groups = (file: string) =>
    [...site.page(file).querySelectorAll('.overview-group')].map((group) => [
      textOf(group.querySelector('h2')),
      ...attributes(group, 'a', 'href'),
    ]);

  test('[N10] [N11] lists groups, pages and h2 headings, unless the overview, a section or the page says otherwise', () => {
    expect(groups('guide/index.html')).toEqual([
      ['Others', '/guide/start', '/guide/start#setup', '/guide/start#run'],
      [
        'In depth',
        '/guide/topics/second',
        '/guide/topics/second#alpha',
        '/guide/topics/second#beta',
        '/guide/topics/first',
        '/guide/topics/first#three',
      ],
      ['Fixed folder', '/guide/fixed/', '/guide/fixed/page'],
      [
        'More pages',
        '/guide/more/a',
        '/guide/more/a#heading-of-a',
        '/guide/more/a#part-of-a',
        '/guide/more/b',
      ],
    ]);
  });

  test('[N11] [E2] overviewHeaders of the overview applies to its pages, unless they set their own', () => {
    expect(groups('reference/index.html')).toEqual([
      [
        'Others',
        '/reference/alpha',
        '/reference/alpha#alphatwo',
        '/reference/beta',
        '/reference/beta#betatwo',
        '/reference/beta#betathree',
      ],
    ]);
  });
});

describe('[E2] frontmatter', () => {
  test('navbar, sidebar, outline and footer set to false hide those parts', () => {
    expect(parts(site.page('types/doc.html'))).toEqual(['navbar', 'sidebar', 'outline', 'footer']);
    const bare = site.page('frontmatter/bare.html');
    expect(parts(bare)).toEqual([]);
    expect(textOf(bare.querySelector('h1'))).toBe('Bare');
    expect(bare.querySelector('a[rel="prev"], a[rel="next"]')).toBeNull();
  });

  test('a number for outline is the deepest level of its headings', () => {
    const outline = one(site.page('frontmatter/level.html'), '.outline');
    expect(links(outline, 'li a').map(([text]) => text)).toEqual(['Kept', 'Also kept']);
  });

  test('[R12] globalUIComponents: false switches them off', () => {
    expect(site.page('frontmatter/bare.html').documentElement.getAttribute('data-global-ui')).toBe('off');
    expect(site.page('types/doc.html').documentElement.hasAttribute('data-global-ui')).toBe(false);
  });

  test('accepts what Rspress adds: doc-wide, placeholder, empty and ignored keys', () => {
    const page = site.page('frontmatter/rspress.html');
    expect(page.documentElement.getAttribute('data-type')).toBe('doc');
    expect(parts(page)).toEqual(['navbar', 'footer']);
  });
});

describe('[R10] page types', () => {
  test.each([
    ['index.html', 'home', ['navbar', 'footer']],
    ['types/doc.html', 'doc', ['navbar', 'sidebar', 'outline', 'footer']],
    ['guide/start.html', 'doc', ['navbar', 'sidebar', 'outline', 'footer']],
    ['types/custom.html', 'custom', ['navbar', 'footer']],
    ['types/blank.html', 'blank', []],
    ['404.html', '404', ['navbar', 'footer']],
  ])('%s is %s', (file, type, expected) => {
    const page = site.page(file);
    expect(page.documentElement.getAttribute('data-type')).toBe(type);
    expect(parts(page)).toEqual(expected);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  });

  test('[N9] [N14] home has its hero, its actions and its own text', () => {
    const home = one(site.page('index.html'), 'main');
    expect(textOf(home.querySelector('h1'))).toBe('Contract');
    expect(textOf(home)).toContain('Everything at once');
    expect(textOf(home)).toContain('One page for each part of the contract.');
    expect(links(home)).toContainEqual(['Get started', '/guide/start']);
    expect(links(home)).toContainEqual(['Elsewhere', 'https://example.com/']);
    expect(textOf(home)).toContain('Words below the hero.');
  });
});
