import { describe, expect, it } from 'vitest';
import { PAGE_TYPES } from '../../model/page.ts';
import {
  compileMd,
  compileMdx,
  problemTexts,
  runsHtml,
  staticHtml,
  tempSite,
} from '../site/temp-site.fixture.ts';

describe('page data', () => {
  it('[E1] has every field', async () => {
    const site = tempSite(
      {
        'docs/v1/zh/guide/start.mdx':
          '---\ntitle: Own title\ndescription: D\nfeeds:\n  - language: zh\n    url: /rss.xml\n    mime: application/rss+xml\n---\n\n# Heading *x*\n\n## Two\n',
        'docs/v2/en/index.mdx': '# Home',
      },
      {
        locales: [{ lang: 'en' }, { lang: 'zh' }],
        multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
      },
    );
    const { data, problems } = await site.compile('v1/zh/guide/start.mdx');
    const feeds = [{ language: 'zh', url: '/rss.xml', mime: 'application/rss+xml' }];
    expect(problems).toEqual([]);
    expect(data).toEqual({
      pagePath: 'v1/zh/guide/start.html',
      pageType: 'doc',
      title: 'Own title',
      headingTitle: 'Heading x',
      frontmatter: { title: 'Own title', description: 'D', feeds },
      toc: [{ text: 'Two', id: 'two', depth: 2, charIndex: expect.any(Number) as number }],
      routePath: '/v1/zh/guide/start',
      lang: 'zh',
      version: 'v1',
      _relativePath: 'v1/zh/guide/start.mdx',
      feeds,
    });
  });

  it('[E1] takes its title from the first heading if the frontmatter has none', async () => {
    const { data } = await compileMdx('# From `heading`');
    expect(data).toMatchObject({ title: 'From heading', headingTitle: 'From heading', feeds: [] });
    expect((await compileMdx('text')).data).toMatchObject({ title: '', headingTitle: '', toc: [] });
  });

  it('[R10] has the page type from the frontmatter, or else doc', async () => {
    const types = await Promise.all(
      PAGE_TYPES.map(async (type) => (await compileMdx(`---\npageType: "${type}"\n---\n\na`)).data.pageType),
    );
    expect(types).toEqual(['home', 'doc', '404', 'custom', 'blank']);
    expect((await compileMdx('a')).data.pageType).toBe('doc');
    const own404 = tempSite({ 'docs/404.mdx': '# Lost' });
    expect((await own404.compile('404.mdx')).data.pageType).toBe('404');
    const wrong = await compileMdx('---\npageType: blog\n---\n\na');
    expect(wrong.data.pageType).toBe('doc');
    expect(wrong.problems).toMatchObject([{ level: 'error', line: 2 }]);
  });
});

describe('an empty page', () => {
  it.each(['', ' \n\n', '---\ntitle: T\n---\n', '\uFEFF'])('%j is reported', async (source) => {
    const page = await compileMdx(source);
    expect(problemTexts(page.problems)).toEqual(['docs/page.mdx:1:1 The page is empty.']);
    expect(staticHtml(page)).toBe('');
  });

  it.each(['pageType: custom', 'pageType: blank', 'overview: true'])('is allowed with %s', async (line) => {
    expect((await compileMdx(`---\n${line}\n---\n`)).problems).toEqual([]);
  });

  it('is not reported for a page that cannot be read', async () => {
    expect((await compileMdx('<b>')).problems).toMatchObject([{ what: 'The tag <b> is not closed.' }]);
  });
});

describe('problems', () => {
  it('are reported all together, each at its location', async () => {
    const page = await compileMdx(
      [
        '---',
        'titel: T',
        '---',
        "import Note from './_none.mdx'",
        '',
        ':::tpi',
        '[a](/none) ![b](./none.png)',
        ':::',
        '',
        '```klingon',
        'a // [!code huh]',
        '```',
        '',
        '<Badge /> <Note />',
        '',
        '## A {#a}',
        '## B {#a}',
      ].join('\n'),
    );
    expect(problemTexts(page.problems).map((text) => text.replace('docs/page.mdx:', ''))).toEqual([
      expect.stringMatching(/^2:1 /),
      '4:1 The import "./_none.mdx" does not exist.',
      '6:1 There is no container called "tpi".',
      '7:1 The link "/none" is broken: there is no page /none.',
      '7:12 The image "./none.png" does not exist.',
      '10:1 The language "klingon" of the code block is unknown; it is shown as plain text.',
      '11:1 There is no line mark called "huh".',
      '14:1 <Badge> is used but not imported.',
      '17:1 The id "a" is used twice on this page.',
    ]);
    expect(page.problems.filter(({ level }) => level === 'warning')).toHaveLength(1);
  });
});

describe('a page', () => {
  it('depends on its source and on the names beside it, which may come later, and knows its path', async () => {
    const site = tempSite({ 'docs/guide/a.mdx': 'a' });
    const page = await site.compile('guide/a.mdx');
    const { file } = page.source;
    expect([...page.dependencies]).toEqual([file, file.replace('.mdx', '.search.txt')]);
    expect(page.source.relativePath).toBe('guide/a.mdx');
  });

  it('is the same when compiled again', async () => {
    const source =
      'import { Badge } from \'@theme\'\n\n# A\n\n```ts\nconst a = 1\n```\n\n<Badge text="b" /> {1 + 1}';
    const [one, two] = [await compileMdx(source), await compileMdx(source)];
    expect(runsHtml(one)).toEqual(runsHtml(two));
    expect(one.module).toBe(two.module);
  });

  it('in Markdown can contain HTML, but no expressions', async () => {
    const page = await compileMd(
      '# A\n\na {b} <kbd>c</kbd>\n\n<div>\n\n**d**\n\n</div>\n\n<!-- e -->\n\n<p>[f](/)</p>',
    );
    expect(page.problems).toEqual([]);
    expect(staticHtml(page)).toBe(
      '<h1 id="a">A</h1>\n<p>a {b} <kbd>c</kbd></p>\n<div>\n<p><strong>d</strong></p>\n</div>\n<!-- e -->\n<p>[f](/)</p>',
    );
  });

  it('in Markdown has the links and images of its HTML resolved, with locations', async () => {
    const page = await compileMd('a\n\n<p>\n  <a href="./other.mdx">b</a>\n  <img src="./none.png">\n</p>', {
      'docs/other.mdx': 'x',
    });
    expect(staticHtml(page)).toContain('<a href="/other">b</a>');
    expect(problemTexts(page.problems)).toEqual(['docs/page.md:5:3 The image "./none.png" does not exist.']);
    expect(page.links).toMatchObject([{ routePath: '/other', line: 4, column: 3 }]);
  });

  it('supports tables, task lists, strikethrough and autolinks', async () => {
    const html = staticHtml(await compileMdx('| a |\n|--:|\n| b |\n\n- [x] c\n\n~~d~~ www.e.f'));
    expect(html).toContain('<th class="align-right">a</th>');
    expect(html).toContain('<li class="task-list-item"><input type="checkbox" checked disabled> c</li>');
    expect(html).toContain(
      '<del>d</del> <a href="http://www.e.f" target="_blank" rel="noopener noreferrer">',
    );
  });
});

describe('names for the search', () => {
  const site = (names: string) =>
    tempSite({
      'docs/start.mdx': '# Start\n\n## Bake {#bake}\n\n## Bake again\n',
      'docs/start.search.txt': names,
    });

  it('belong to the page, or to the section whose ID is above them', async () => {
    const text = 'toaster, with crumbs\r\n#1 choice\n\n#bake\n  oven\n\nstove\n';
    const { sections, problems } = await site(text).compile('start.mdx');
    expect(problems).toEqual([]);
    expect(sections.map(({ names }) => names)).toEqual([
      ['toaster, with crumbs', '#1 choice'],
      ['oven', 'stove'],
      [],
    ]);
  });

  it('are reported once for a section that the page lacks', async () => {
    const { problems } = await site('toaster\n\n#bakr\noven\nstove\n').compile('start.mdx');
    expect(problems).toEqual([
      {
        level: 'error',
        file: 'docs/start.search.txt',
        line: 4,
        what: 'This name is for the section #bakr, which the page does not have.',
        fix: 'Name a heading of the page, by its ID, in the line that starts the section.',
        didYouMean: '#bake',
      },
    ]);
  });
});

describe('a home page', () => {
  const warnings = async (frontmatter: string, body = '') => {
    const { problems } = await compileMdx(`---\npageType: home\n${frontmatter}---\n${body}`, {
      'docs/home.tsx': '',
    });
    return problems.map(({ level, what }) => `${level} ${what}`);
  };
  const empty =
    'warning This home page shows nothing: it has no text, and its frontmatter neither `hero` nor `features`.';

  it('that shows nothing is reported', async () => {
    expect(await warnings('')).toEqual([empty]);
    expect(await warnings('title: A\n', "import Home from './home.tsx'\n\n{/* Later */}\n")).toEqual([empty]);
  });

  it('shows its hero, its features, its text or a component', async () => {
    expect(await warnings('hero:\n  name: A\n')).toEqual([]);
    expect(await warnings('features:\n  - title: A\n')).toEqual([]);
    expect(await warnings('', 'Text.')).toEqual([]);
    expect(await warnings('', "import Home from './home.tsx'\n\n<Home />\n")).toEqual([]);
  });
});
