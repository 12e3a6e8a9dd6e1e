import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DocsFixture, problemLines } from './navigation.fixture.ts';

let docs: DocsFixture;
beforeEach(() => {
  docs = new DocsFixture();
});
afterEach(() => docs.remove());

describe('[E4] entries of _meta.json', () => {
  it('lists files with or without extension, with details from the page and the list', () => {
    docs.infos['guide/b.md'] = { title: 'B', tag: 'from page', overviewHeaders: [3] };
    const meta = [
      'a.mdx',
      {
        type: 'file',
        name: 'b',
        label: 'Bee',
        tag: 'from list',
        context: 'c',
        overviewHeaders: [2],
        icon: 'x',
      },
      'deep/d',
    ];
    expect(docs.guide(meta, 'a.mdx', 'b.md', 'deep/d.mdx')).toMatchObject({ problems: [] });
    expect(docs.read().sidebars['/guide/']).toEqual([
      { text: 'Title of guide/a.mdx', link: '/guide/a', _fileKey: 'guide/a' },
      {
        text: 'Bee',
        link: '/guide/b',
        tag: 'from page',
        context: 'c',
        overviewHeaders: [3],
        _fileKey: 'guide/b',
      },
      { text: 'Title of guide/deep/d.mdx', link: '/guide/deep/d', _fileKey: 'guide/deep/d' },
    ]);
  });

  it('links a folder to its index file unless the index is listed inside', () => {
    docs.write({ 'guide/listed/_meta.json': ['index', 'a'], 'guide/unlisted/_meta.json': ['a'] });
    const meta = ['listed', 'unlisted', 'auto', 'plain'].map((name) => ({ type: 'dir', name }));
    const files = ['listed', 'unlisted', 'auto'].flatMap((name) => [`${name}/index.mdx`, `${name}/a.mdx`]);
    const { sidebars, problems } = docs.guide(meta, ...files, 'plain/a.mdx');
    expect(problems).toEqual([]);
    const short = sidebars['/guide/']?.map((item) =>
      'items' in item ? [item.text, item.link, item.items.length, item._fileKey] : item,
    );
    expect(short).toEqual([
      ['listed', undefined, 2, 'guide/listed'],
      ['Title of guide/unlisted/index.mdx', '/guide/unlisted/', 1, 'guide/unlisted/index'],
      ['Title of guide/auto/index.mdx', '/guide/auto/', 1, 'guide/auto/index'],
      ['plain', undefined, 1, 'guide/plain'],
    ]);
  });

  it('links a folder to a file with its name, and shows that file once', () => {
    docs.write(
      { '_nav.json': '[]' },
      'guide/api.mdx',
      'guide/api/b.mdx',
      'guide/lone.mdx',
      'guide/lone/picture.png',
    );
    expect(docs.read().sidebars['/guide/']).toEqual([
      {
        text: 'Title of guide/api.mdx',
        link: '/guide/api',
        _fileKey: 'guide/api',
        collapsible: true,
        collapsed: false,
        items: [{ text: 'Title of guide/api/b.mdx', link: '/guide/api/b', _fileKey: 'guide/api/b' }],
      },
      { text: 'Title of guide/lone.mdx', link: '/guide/lone', _fileKey: 'guide/lone' },
    ]);
  });

  it('collapses a folder as the list says, which overrides its page', () => {
    docs.infos['guide/d/index.mdx'] = { title: 'D', tag: 'page', context: 'page' };
    const { sidebars } = docs.guide(
      [
        {
          type: 'dir',
          name: 'd',
          label: 'Dee',
          collapsible: false,
          collapsed: true,
          tag: 'list',
          overviewHeaders: [2, 3],
        },
      ],
      'd/index.mdx',
      'd/a.mdx',
    );
    expect(sidebars['/guide/']).toMatchObject([
      {
        text: 'Dee',
        link: '/guide/d/',
        collapsible: false,
        collapsed: true,
        tag: 'list',
        context: 'page',
        overviewHeaders: [2, 3],
      },
    ]);
  });

  it('flattens a folder under a section header, with its index', () => {
    const { sidebars } = docs.guide(
      [
        { type: 'dir-section-header', name: 'start', label: 'Start', tag: 'new' },
        { type: 'dir-section-header', name: 'empty', label: 'Empty' },
      ],
      'start/b.mdx',
      'start/index.mdx',
      'empty/x.png',
    );
    expect(sidebars['/guide/']).toEqual([
      { sectionHeaderText: 'Start', tag: 'new' },
      { text: 'Title of guide/start/index.mdx', link: '/guide/start/', _fileKey: 'guide/start/index' },
      { text: 'Title of guide/start/b.mdx', link: '/guide/start/b', _fileKey: 'guide/start/b' },
    ]);
  });

  it('accepts headers, dividers and custom links with nested links', () => {
    const { sidebars, problems } = docs.guide(
      [
        { type: 'section-header', label: 'Head', tag: 't' },
        { type: 'divider' },
        { type: 'divider', dashed: true },
        { type: 'custom-link', label: 'Out', link: 'https://tool.example' },
        {
          type: 'custom-link',
          label: 'More',
          link: '/guide/a.html#part',
          collapsed: true,
          items: [
            { label: 'Inner', link: 'guide/a' },
            { type: 'custom-link', label: 'Deeper', items: [{ label: 'Feed', link: '/llms.txt' }] },
          ],
        },
        'a',
      ],
      'a.mdx',
    );
    expect(problems).toEqual([]);
    expect(sidebars['/guide/']?.slice(0, 5)).toEqual([
      { sectionHeaderText: 'Head', tag: 't' },
      { dividerType: 'solid' },
      { dividerType: 'dashed' },
      { text: 'Out', link: 'https://tool.example', _fileKey: '' },
      {
        text: 'More',
        link: '/guide/a#part',
        _fileKey: '',
        collapsible: true,
        collapsed: true,
        items: [
          { text: 'Inner', link: '/guide/a', _fileKey: '' },
          {
            text: 'Deeper',
            _fileKey: '',
            collapsible: true,
            collapsed: false,
            items: [{ text: 'Feed', link: '/llms.txt', _fileKey: '' }],
          },
        ],
      },
    ]);
  });

  it('skips a listed fragment', () => {
    expect(docs.guide(['a', '_part'], 'a.mdx', '_part.mdx')).toMatchObject({
      problems: [],
      sidebars: { '/guide/': [{ link: '/guide/a' }] },
    });
  });
});

describe('problems of _meta.json', () => {
  it('reports broken JSON with its location', () => {
    expect(problemLines(docs.guide('[\n  "a",\n]', 'a.mdx').problems)).toEqual([
      ['docs/guide/_meta.json:2:6', 'The JSON is not valid: There is one comma too many.', 'Remove it.'],
    ]);
    expect(problemLines(docs.guide('', 'a.mdx').problems)).toEqual([
      ['docs/guide/_meta.json:1:1', 'The JSON is not valid: The file is empty.', 'Write at least [].'],
    ]);
    expect(problemLines(docs.guide('{"a": 1}', 'a.mdx').problems)).toEqual([
      ['docs/guide/_meta.json:1:1', 'The file must contain a list: [ … ].', undefined],
    ]);
  });

  it('reports bad UTF-8', () => {
    docs.write({ '_nav.json': '[]' }, 'guide/a.mdx');
    writeFileSync(path.join(docs.docsDir, 'guide/_meta.json'), Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]));
    expect(problemLines(docs.read().problems)).toEqual([
      ['docs/guide/_meta.json:1:3', 'The file is not valid UTF-8.', 'Save it as UTF-8.'],
    ]);
  });

  it('reports every invalid entry and shows the valid ones', () => {
    const { problems, sidebars } = docs.guide(
      `[
  "quik-start",
  "start",
  { "type": "dirr", "name": "start" },
  { "type": "file" },
  { "type": "section-header" },
  { "type": "custom-link", "label": "x" },
  { "name": "a" },
  { "type": "dir", "name": "strat" },
  { "type": "dir", "name": "a" },
  { "type": "dir-section-header", "name": "start" },
  { "type": "file", "name": "a", "colapsed": true },
  { "type": "dir", "name": ".." },
  { "type": "custom-link", "label": "x", "items": [{ "label": "y", "link": "/guide/aa" }] },
  { "type": "file", "name": "a", "overviewHeaders": [2, "3"] },
  5,
  "a",
  "a.mdx"
]`,
      'a.mdx',
      'quick-start.mdx',
      'start/b.mdx',
    );
    expect(sidebars['/guide/']).toMatchObject([{ text: 'x' }, { link: '/guide/a' }]);
    const types = '"file", "dir", "dir-section-header", "section-header", "divider", "custom-link"';
    const at = (place: string) => `docs/guide/_meta.json:${place}`;
    const found = problemLines(problems);
    expect(found).toEqual([
      [at('2:3'), 'There is no page "quik-start" in docs/guide.', '"quick-start"'],
      [
        at('3:3'),
        'There is no page "start" in docs/guide.',
        'It is a folder: write { "type": "dir", "name": "start" }.',
      ],
      [at('4:13'), `\`type\` must be one of ${types}, but is "dirr".`, '"dir"'],
      [at('5:3'), '`name` is missing: it must be a string.', undefined],
      [at('6:3'), '`label` is missing: it must be a string.', undefined],
      [
        at('7:3'),
        '`link` is missing: it must be a route or an address, unless there are `items`.',
        undefined,
      ],
      [at('8:3'), `\`type\` is missing: it must be one of ${types}.`, undefined],
      [at('9:28'), 'There is no folder "strat" in docs/guide.', '"start"'],
      [
        at('10:28'),
        'There is no folder "a" in docs/guide.',
        'It is a file: write only its name, or use the type "file".',
      ],
      [at('11:3'), '`label` is missing: it must be a string.', undefined],
      [at('12:34'), 'Unknown key `colapsed`.', expect.anything()],
      [
        at('13:28'),
        '`name` must be the name of a folder in this folder, or "/" and the name of a section, but is "..".',
        undefined,
      ],
      [at('14:76'), 'The link /guide/aa is broken: there is no such page.', '/guide/a'],
      [at('15:57'), '`overviewHeaders[1]` must be a number, but is "3".', undefined],
      [at('16:3'), 'The entry must be a string or an object, but is 5.', undefined],
      [at('18:3'), '"a" is listed twice, first on line 17.', 'Keep one of them.'],
    ]);
  });
});
