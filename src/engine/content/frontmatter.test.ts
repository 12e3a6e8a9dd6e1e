import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { readFrontmatter } from './frontmatter.ts';

const read = (yaml: string) => readFrontmatter(`---\n${yaml}\n---\n\n# Title\n`, 'docs/a.mdx');
const problemsOf = (yaml: string) =>
  read(yaml).problems.map(({ line, column, what, fix, didYouMean }) => [
    line,
    column,
    what,
    didYouMean ?? fix,
  ]);

describe('[E2] frontmatter', () => {
  it('accepts every key', () => {
    const { frontmatter, problems } = read(`title: |
  The
  title
titleSuffix: " - S"
description: |
  Two
  lines
head:
  - - meta
    - name: theme-color
      content: 5
overview: true
overviewHeaders: [2, 3]
navbar: false
sidebar: false
outline: false
footer: false
globalUIComponents: false
date: 2024-07-31
pageType: custom
feeds:
  - language: en
    url: /rss.xml
    mime: application/rss+xml
hero:
  name: Product
  command: npm create it
  actions:
    - theme: brand
      text: Go
      link: /guide/
features:
  - title: Fast
    details: Very
tag: new
context: api
skill: do-it`);
    expect(problems).toEqual([]);
    expect(frontmatter).toEqual({
      title: 'The title',
      titleSuffix: ' - S',
      description: 'Two lines',
      head: [['meta', { name: 'theme-color', content: '5' }]],
      overview: true,
      overviewHeaders: [2, 3],
      navbar: false,
      sidebar: false,
      outline: false,
      footer: false,
      globalUIComponents: false,
      date: '2024-07-31',
      pageType: 'custom',
      feeds: [{ language: 'en', url: '/rss.xml', mime: 'application/rss+xml' }],
      hero: {
        name: 'Product',
        command: 'npm create it',
        actions: [{ theme: 'brand', text: 'Go', link: '/guide/' }],
      },
      features: [{ title: 'Fast', details: 'Very' }],
      tag: 'new',
      context: 'api',
      skill: 'do-it',
    });
  });

  it('accepts values of Rspress that have no effect here', () => {
    const yaml =
      'pageType: doc-wide\nsidebar: placeholder\nhero: { text: t, image: { src: a } }\nfeatures: [{ title: a, icon: b, span: 4 }]';
    expect(read(yaml)).toMatchObject({
      problems: [{ level: 'warning', what: '`features.span` has no effect here.' }],
      frontmatter: {
        pageType: 'doc',
        sidebar: false,
        hero: { name: '', text: 't', image: { src: 'a', alt: '' } },
      },
    });
    expect(Object.keys(read(yaml).frontmatter).sort()).toEqual(['features', 'hero', 'pageType', 'sidebar']);
    expect(read(yaml).frontmatter.features).toEqual([{ title: 'a', icon: 'b' }]);
  });

  it('keeps lines, columns and offsets of the body', () => {
    const source = '---\r\ntitle: Ü 😀\r\n---\r\n\r\n# Head\r\n';
    const { body, frontmatter } = readFrontmatter(source, 'a.md');
    expect(frontmatter.title).toBe('Ü 😀');
    expect(body).toHaveLength(source.length);
    expect(body.split('\n')).toHaveLength(source.split('\n').length);
    expect(body.indexOf('# Head')).toBe(source.indexOf('# Head'));
    expect(body.slice(0, body.indexOf('#')).trim()).toBe('');
  });

  it('leaves a page without frontmatter unchanged', () => {
    for (const source of [
      '',
      '# Title\n',
      'a\n---\nb: c\n---\n',
      '----\na: b\n----\n',
      '---\n\nAfter a rule.\n',
      '--- a\n---\n',
    ]) {
      expect(readFrontmatter(source, 'a.md')).toMatchObject({ frontmatter: {}, body: source, problems: [] });
    }
    expect(readFrontmatter('\uFEFF# T', 'a.md').body).toBe('# T');
    expect(readFrontmatter('\uFEFF---\ntitle: T\n---\n', 'a.md').frontmatter).toEqual({ title: 'T' });
  });

  it('accepts an empty block, comments and a block at the end of the file', () => {
    expect(readFrontmatter('---\n---\n# T', 'a.md')).toMatchObject({
      frontmatter: {},
      problems: [],
      body: '   \n   \n# T',
    });
    expect(readFrontmatter('---\n# only a comment\n---', 'a.md')).toMatchObject({
      frontmatter: {},
      problems: [],
    });
    expect(readFrontmatter('---\ntitle: T\n---', 'a.md')).toMatchObject({
      frontmatter: { title: 'T' },
      problems: [],
    });
  });

  it('treats a known key without a value as missing', () => {
    expect(read('title: T\ntag:\nsidebar: ~')).toMatchObject({ frontmatter: { title: 'T' }, problems: [] });
    expect(read('title: T\ntag:').frontmatter).toEqual({ title: 'T' });
    expect(problemsOf('tagg:')).toEqual([[2, 1, 'Unknown frontmatter key `tagg`.', '`tag`']]);
  });

  it('reports the location of an unknown key and suggests the closest one', () => {
    expect(read('title: T\ndescripton: x').problems).toEqual([
      {
        level: 'error',
        file: 'docs/a.mdx',
        line: 3,
        column: 1,
        what: 'Unknown frontmatter key `descripton`.',
        didYouMean: '`description`',
      },
    ]);
    expect(problemsOf('hero:\n  name: a\n  tagLine: b')).toEqual([
      [4, 3, 'Unknown frontmatter key `hero.tagLine`.', '`tagline`'],
    ]);
    expect(problemsOf('features:\n  - title: a\n  - titel: b')).toEqual([
      [4, 5, '`features[1].title` is missing: it must be a string.', undefined],
      [4, 5, 'Unknown frontmatter key `features[1].titel`.', '`title`'],
    ]);
  });

  it('only warns about keys of other engines, each with what does the same', () => {
    expect(read('title: T\nsidebar_position: 2\nlayout: home\nlink-rss: blog')).toMatchObject({
      frontmatter: { title: 'T' },
      problems: [
        {
          level: 'warning',
          line: 3,
          what: 'The frontmatter key `sidebar_position` of another engine has no effect here.',
          fix: 'Set the order and the labels in _meta.json.',
        },
        { level: 'warning', line: 4, fix: 'Write `pageType`, as in `pageType: home`.' },
        { level: 'warning', line: 5, fix: 'Remove it.' },
      ],
    });
  });

  it('reports keys of other engines that would hide or move the page', () => {
    expect(read('draft: true\nslug: /x').problems).toMatchObject([
      {
        level: 'error',
        what: 'Unknown frontmatter key `draft`.',
        fix: expect.stringContaining('Delete the file'),
      },
      {
        level: 'error',
        what: 'Unknown frontmatter key `slug`.',
        fix: expect.stringContaining('rename the file'),
      },
    ]);
  });

  it('accepts keys that the configuration lists, which it names for any other that resembles none', () => {
    const withOwner = '---\ntitle: T\nowner: me\n---\n';
    expect(readFrontmatter(withOwner, 'a.md', ['owner'])).toMatchObject({
      frontmatter: { title: 'T' },
      problems: [],
    });
    expect(readFrontmatter(withOwner, 'a.md').problems).toMatchObject([
      {
        level: 'warning',
        fix: "Remove it. If another program reads it, add to site.config.ts: markdown: { ignoredKeys: ['owner'] }.",
      },
    ]);
  });

  it('reports what was expected and what was given, with the location', () => {
    expect(problemsOf('title: 404')).toEqual([
      [2, 8, '`title` must be a string, but is 404.', 'Put it in quotes: "404".'],
    ]);
    expect(problemsOf('hero:\n  name:')).toEqual([
      [3, 8, '`hero.name` must be a string, but is empty.', undefined],
    ]);
    expect(problemsOf('overview: "yes"')).toEqual([
      [2, 11, '`overview` must be true or false, but is "yes".', undefined],
    ]);
    expect(problemsOf('pageType: dok')).toEqual([
      [2, 11, '`pageType` must be one of "home", "doc", "404", "custom", "blank", but is "dok".', '"doc"'],
    ]);
    expect(problemsOf('overviewHeaders:\n  - 2\n  - 9')).toEqual([
      [4, 5, '`overviewHeaders[1]` must be at most 6, but is 9.', undefined],
    ]);
    expect(problemsOf("title: T\nhead:\n  - [script, { src: '/x.js' }]")).toMatchObject([
      [
        4,
        5,
        expect.stringContaining("`head[0]` must be a tag that the site's security policy allows"),
        undefined,
      ],
    ]);
    expect(problemsOf('head: [[link, { rel: stylesheet, href: //a.example/x.css }]]')).toHaveLength(1);
    expect(problemsOf('head: [[link, { rel: stylesheet, href: /x.css }]]')).toEqual([]);
    expect(problemsOf('head: [[meta]]')).toEqual([
      [2, 8, '`head[0]` must have at least 2 entries, but is ["meta"].', undefined],
    ]);
    expect(problemsOf('sidebar: 5')).toEqual([
      [2, 10, '`sidebar` must be true or false, but is 5.', undefined],
    ]);
  });

  it('reports all problems at once and keeps the valid keys', () => {
    const { problems, frontmatter } = read('title: Kept\noverview: 1\nfoo: 2\ndate: never');
    expect(new Set(problems.map(({ line }) => line))).toEqual(new Set([3, 4, 5]));
    expect(frontmatter).toEqual({ title: 'Kept' });
  });

  it('accepts dates and times, but only dates that exist', () => {
    for (const date of [
      '2024-07-31',
      '"2024-07-31"',
      '2024-07-31T23:00:00-05:00',
      '2024-07-31 11:00:00',
      '2024-07-31T11:00:00.000Z',
    ]) {
      expect(read(`date: ${date}`).frontmatter.date).toBe('2024-07-31');
    }
    expect(read('date: 2024-02-29').problems).toEqual([]);
    expect(problemsOf('date: 2023-02-29')).toEqual([
      [2, 7, '`date` must be a date that exists, but is "2023-02-29".', undefined],
    ]);
    expect(problemsOf('date: 2023-13-01')).toEqual([
      [2, 7, '`date` must be a date that exists, but is "2023-13-01".', undefined],
    ]);
    expect(problemsOf('date: 31.7.2024')).toEqual([
      [2, 7, '`date` must be a date such as 2026-11-15, but is "31.7.2024".', undefined],
    ]);
    expect(problemsOf('date: 20240731')).toEqual([
      [2, 7, '`date` must be a date such as 2026-11-15, but is 20240731.', undefined],
    ]);
  });

  it('reports invalid YAML where it breaks', () => {
    expect(problemsOf('title: T\ndescription: "open\ntag: x')).toEqual([
      [5, 1, expect.stringContaining('not valid YAML: Missing closing'), undefined],
    ]);
    expect(problemsOf('title: A: B')).toEqual([
      [2, 8, expect.stringContaining('not valid YAML'), 'Put quotes around a value that contains a colon.'],
    ]);
    expect(problemsOf('title: a\ntitle: b')).toEqual([
      [3, 1, 'The frontmatter contains this key twice.', 'Keep one of them.'],
    ]);
    expect(problemsOf('title: T\nhead: [1, 2')).toEqual([
      [4, 1, expect.stringContaining('not valid YAML'), undefined],
    ]);
    expect(problemsOf('- a\n- b')).toEqual([
      [2, 1, 'The frontmatter must be a list of `key: value` lines.', undefined],
    ]);
    expect(problemsOf('just text')).toEqual([
      [2, 1, 'The frontmatter must be a list of `key: value` lines.', undefined],
    ]);
  });

  it('reports a block without an end', () => {
    expect(readFrontmatter('---\ntitle: T\n\n# Head\n', 'a.md').problems).toMatchObject([
      { line: 1, what: 'The frontmatter is never closed.' },
    ]);
  });

  it('survives hostile YAML', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x, x]',
      ...'bcdefgh'
        .split('')
        .map((name, i) => `${name}: &${name} [${Array(10).fill(`*${'abcdefgh'[i]}`).join(', ')}]`),
    ].join('\n');
    expect(read(bomb).problems).not.toEqual([]);
    expect(read(`title: ${'['.repeat(20_000)}`).problems).not.toEqual([]);
  });

  it('never throws and never moves the body', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.boolean(), (text, fenced) => {
        const source = fenced ? `---\n${text}\n---\nbody` : text;
        const { body } = readFrontmatter(source, 'a.md');
        expect(body.split('\n')).toHaveLength(source.split('\n').length);
        expect(body).toHaveLength(source.startsWith('\uFEFF') ? source.length - 1 : source.length);
      }),
      fuzz(500),
    );
  });
});

it('warns about what has an effect in Rspress only, once for a list', () => {
  const source =
    '---\nhero:\n  name: A\n  badge: New\nfeatures:\n  - title: B\n  - title: C\n    span: 4\n  - title: D\n    span: 4\n---\n';
  const { frontmatter, problems } = readFrontmatter(source, 'docs/index.mdx');
  expect(problems.map(({ level, line, column, what }) => [level, line, column, what])).toEqual([
    ['warning', 4, 3, '`hero.badge` has no effect here.'],
    ['warning', 8, 5, '`features.span` has no effect here.'],
  ]);
  expect(frontmatter.features).toHaveLength(3);
});
