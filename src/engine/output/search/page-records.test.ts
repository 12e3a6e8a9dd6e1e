import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../model/page.ts';
import { pageRecords } from './page-records.ts';
import type { PageSection } from '../../page/search-text/page-sections.ts';

const section = (depth: number, title: string, more: Partial<PageSection> = {}): PageSection => ({
  depth,
  id: title.toLowerCase(),
  title,
  text: '',
  code: '',
  flags: '',
  names: [],
  ...more,
});

function recordsOf(
  sections: PageSection[],
  { frontmatter = {}, base = '/', routePath = '/config/dts' }: Partial<PageData> & { base?: string } = {},
) {
  return pageRecords({
    page: { routePath, title: 'lib.dts', lang: 'en', frontmatter },
    sections,
    lvl0: 'Config',
    base,
  });
}

it('[E8] a record has an ID, a URL, a type, titles, text and code words', () => {
  const [page, part] = recordsOf([
    section(1, 'Heading', { text: 'Intro.', code: 'dts', flags: '--dts' }),
    section(2, 'Bundle', { text: 'One file.', code: 'bundle' }),
  ]);
  const hierarchy = {
    lvl0: 'Config',
    lvl1: 'lib.dts',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  expect(page).toEqual({
    objectID: '/config/dts',
    url: '/config/dts',
    type: 'lvl1',
    hierarchy,
    content: 'Intro.',
    code: 'dts',
    flags: '--dts',
  });
  expect(part).toEqual({
    objectID: '/config/dts#bundle',
    url: '/config/dts#bundle',
    type: 'lvl2',
    hierarchy: { ...hierarchy, lvl2: 'Bundle' },
    content: 'One file.',
    code: 'bundle',
    flags: '',
  });
});

it('[E8] URLs include the site’s base, IDs do not', () => {
  const records = recordsOf([section(1, ''), section(2, 'Bundle')], { base: '/docs/' });
  expect(records.map(({ objectID, url }) => [objectID, url])).toEqual([
    ['/config/dts', '/docs/config/dts'],
    ['/config/dts#bundle', '/docs/config/dts#bundle'],
  ]);
  expect(recordsOf([section(1, '')], { base: '/docs/', routePath: '/' })[0]?.url).toBe('/docs/');
});

it('[E8] titles are those of the headings above, even if levels are skipped', () => {
  const records = recordsOf([
    section(1, ''),
    section(2, 'A'),
    section(4, 'A4'),
    section(3, 'A3'),
    section(2, 'B'),
  ]);
  expect(
    records.map(({ type, hierarchy: { lvl1, lvl2, lvl3, lvl4 } }) => [type, lvl1, lvl2, lvl3, lvl4]),
  ).toEqual([
    ['lvl1', 'lib.dts', null, null, null],
    ['lvl2', 'lib.dts', 'A', null, null],
    ['lvl4', 'lib.dts', 'A', null, 'A4'],
    ['lvl3', 'lib.dts', 'A', 'A3', null],
    ['lvl2', 'lib.dts', 'B', null, null],
  ]);
});

describe('text', () => {
  it('[E8] of a page starts with its description', () => {
    const frontmatter = { description: 'About it.' };
    const records = recordsOf([section(1, '', { text: 'Intro.' }), section(2, 'A', { text: 'Of A.' })], {
      frontmatter,
    });
    expect(records.map(({ content }) => content)).toEqual(['About it. Intro.', 'Of A.']);
    expect(recordsOf([section(1, '')], { frontmatter })[0]?.content).toBe('About it.');
  });

  it('[E8] is null if there is none', () => {
    expect(recordsOf([section(1, ''), section(2, 'A')]).map(({ content }) => content)).toEqual([null, null]);
  });

  it('[E8] of a home page comes from its frontmatter', () => {
    const frontmatter: PageData['frontmatter'] = {
      hero: { name: 'Product', text: 'Build libraries', tagline: 'with ease' },
      features: [{ title: 'Fast', details: 'Written in Rust.' }],
    };
    expect(recordsOf([section(1, '', { text: 'More.' })], { frontmatter })[0]?.content).toBe(
      'Build libraries with ease Fast Written in Rust. More.',
    );
  });
});

it('[E8] other names belong to the page, or to their section', () => {
  const records = recordsOf([
    section(1, '', { names: ['typings', 'types'] }),
    section(2, 'Bundle', { names: ['one file'] }),
    section(2, 'Other'),
  ]);
  expect(records.map(({ aliases }) => aliases)).toEqual([['typings', 'types'], ['one file'], undefined]);
});

it('sections of a page with `search: below` rank like those of the lowest level', () => {
  const records = recordsOf([section(1, ''), section(2, 'Bundle')], { frontmatter: { search: 'below' } });
  expect(records.map(({ type }) => type)).toEqual(['lvl1', 'lvl6']);
});

describe('a heading that many Chinese pages have', () => {
  const records = (lang: string, ...headings: [depth: number, title: string][]) =>
    pageRecords({
      page: { routePath: '/a', title: '插件', lang, frontmatter: {} },
      sections: [section(1, ''), ...headings.map(([depth, title]) => section(depth, title))],
      lvl0: '指南',
      base: '/',
    }).map(({ type, hierarchy }) => [type, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl6]);

  it('ranks like one of the lowest level', () => {
    expect(records('zh-CN', [2, '热更新'], [2, '配置'], [2, '编写插件'])).toEqual([
      ['lvl1', null, null, null],
      ['lvl2', '热更新', null, null],
      ['lvl6', null, null, '配置'],
      ['lvl2', '编写插件', null, null],
    ]);
  });

  it('keeps its level above its own sections, and on pages in other languages', () => {
    expect(records('zh', [2, '配置'], [3, '端口'])).toEqual([
      ['lvl1', null, null, null],
      ['lvl2', '配置', null, null],
      ['lvl3', '配置', '端口', null],
    ]);
    expect(records('ja', [2, '配置'])[1]).toEqual(['lvl2', '配置', null, null]);
  });
});

it('the URL of a section leads to its id, whatever is in it', () => {
  const [, half] = recordsOf([section(1, 'Heading'), section(2, 'Half', { id: '50%' })]);
  expect([half?.objectID, half?.url]).toEqual(['/config/dts#50%', '/config/dts#50%25']);
});
