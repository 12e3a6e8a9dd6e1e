import { describe, expect, it } from 'vitest';
import { type OverviewGroup, type OverviewOptions, overviewGroups } from './overview.ts';
import type { SidebarItem } from './sidebar-types.ts';

const toc = [
  { text: 'Usage', id: 'usage', depth: 2, charIndex: 10 },
  { text: 'Type of value', id: 'type', depth: 3, charIndex: 20 },
  { text: 'Deep', id: 'deep', depth: 4, charIndex: 30 },
];
const options: OverviewOptions = {
  routePath: '/config/',
  pageInfo: (routePath) =>
    routePath === '/config/missing' ? undefined : { title: `Title of ${routePath}`, toc },
};
const config: SidebarItem[] = [
  { sectionHeaderText: 'Overview' },
  { text: 'Config overview', link: '/config/' },
  { sectionHeaderText: 'Lib configurations' },
  { text: 'lib', link: '/config/lib/' },
  { dividerType: 'solid' },
  { text: 'lib.dts', link: '/config/lib/dts' },
  { sectionHeaderText: 'Rsbuild configurations' },
  { text: 'resolve', link: '/config/rsbuild/resolve' },
];
const names = (groups: OverviewGroup[]) =>
  groups.map((group) => [group.name, group.items.map((item) => item.text)]);
const usage = { text: 'Usage', id: 'usage', depth: 2 };
const type = { text: 'Type of value', id: 'type', depth: 3 };

describe('[N11] overview groups', () => {
  it('starts a group at each section header and skips the overview page', () => {
    expect(names(overviewGroups(config, options))).toEqual([
      ['Lib configurations', ['lib', 'lib.dts']],
      ['Rsbuild configurations', ['resolve']],
    ]);
  });

  it('puts what comes before any header under Others', () => {
    const items: SidebarItem[] = [{ text: 'first', link: '/config/first' }, ...config];
    expect(names(overviewGroups(items, options))[0]).toEqual(['Others', ['first']]);
  });

  it('makes a group of each sidebar group with everything inside', () => {
    const items: SidebarItem[] = [
      {
        text: 'Lib',
        link: '/config/lib/',
        collapsible: true,
        collapsed: false,
        items: [
          { text: 'dts', link: '/config/lib/dts' },
          {
            text: 'Deeper',
            collapsible: true,
            collapsed: false,
            items: [{ text: 'id', link: '/config/lib/deep/id' }],
          },
        ],
      },
      { text: 'loose', link: '/config/loose' },
    ];
    expect(names(overviewGroups(items, options))).toEqual([
      ['Lib', ['Lib', 'dts', 'id']],
      ['Others', ['loose']],
    ]);
  });

  it('lists only pages below its own folder', () => {
    const guide: SidebarItem[] = [
      { sectionHeaderText: 'Start' },
      { text: 'Start', link: '/guide/start/' },
      { text: 'Quick', link: '/guide/start/quick-start' },
      { sectionHeaderText: 'Basic' },
      { text: 'CLI', link: '/guide/basic/cli' },
      { text: 'Outside', link: 'https://rslib.rs' },
    ];
    expect(names(overviewGroups(guide, { ...options, routePath: '/guide/start/' }))).toEqual([
      ['Start', ['Quick']],
    ]);
    expect(names(overviewGroups(guide, { ...options, routePath: '/guide/overview' }))).toEqual([
      ['Start', ['Start', 'Quick']],
      ['Basic', ['CLI']],
    ]);
  });

  it('lists the contents of the sidebar group it is the page of', () => {
    const leaf = { text: 'a', link: '/config/a' };
    const flat: SidebarItem[] = [
      { text: 'Config', link: '/config/', collapsible: true, collapsed: false, items: [leaf] },
    ];
    expect(names(overviewGroups(flat, options))).toEqual([['Config', ['a']]]);
    const sections: SidebarItem[] = [
      {
        text: 'Config',
        link: '/config/',
        collapsible: true,
        collapsed: false,
        items: [{ sectionHeaderText: 'One' }, leaf],
      },
    ];
    expect(names(overviewGroups(sections, options))).toEqual([['One', ['a']]]);
  });

  it('finds the group of its page at any depth', () => {
    const own = { text: 'Own', link: '/config/', collapsible: true, collapsed: false };
    const inner = { ...own, items: [{ text: 'a', link: '/config/a' }, { dividerType: 'solid' as const }] };
    const before = {
      text: 'Before',
      collapsible: true,
      collapsed: false,
      items: [{ text: 'b', link: '/b' }],
    };
    const outer = { text: 'Outer', collapsible: true, collapsed: false, items: [before, inner] };
    expect(names(overviewGroups([outer], options))).toEqual([['Own', ['a']]]);
  });

  it('leaves out headings that opt out', () => {
    const marked = [...toc, { text: 'Traps', id: 'traps', depth: 2, charIndex: 40, inOverviews: false }];
    const item = { text: 'dts', link: '/config/lib/dts' };
    const groups = overviewGroups([item], { ...options, pageInfo: () => ({ title: '', toc: marked }) });
    expect(groups[0]?.items[0]?.headers).toEqual([usage]);
  });

  it('[N10] shows h2 by default, and h2 and h3 if a page says so', () => {
    const headers = (item: SidebarItem, more?: Partial<OverviewOptions>) =>
      overviewGroups([item], { ...options, ...more })[0]?.items[0]?.headers;
    const dts = { text: 'dts', link: '/config/lib/dts' };
    expect(headers(dts)).toEqual([usage]);
    expect(headers({ ...dts, overviewHeaders: [2, 3] })).toEqual([usage, type]);
    expect(headers(dts, { overviewHeaders: [2, 3] })).toEqual([usage, type]);
    expect(headers(dts, { pageInfo: () => ({ title: '', toc, overviewHeaders: [3] }) })).toEqual([type]);
    const group = { text: 'Lib', collapsible: true, collapsed: false, items: [dts], overviewHeaders: [3] };
    expect(headers(group)).toEqual([type]);
    const around = {
      text: 'Outer',
      collapsible: true,
      collapsed: false,
      items: [group],
      overviewHeaders: [2, 3],
    };
    expect(headers(around)).toEqual([type]);
    const inheriting = { ...group, overviewHeaders: undefined };
    expect(headers({ ...around, items: [inheriting] })).toEqual([usage, type]);
  });

  it('accepts an unknown page and an entry without text', () => {
    const items: SidebarItem[] = [
      { text: 'gone', link: '/config/missing' },
      { text: '', link: '/config/x' },
      { text: 'no link' },
      { text: '', link: '/config/missing' },
    ];
    expect(overviewGroups(items, options)).toEqual([
      {
        name: 'Others',
        items: [
          { text: 'gone', link: '/config/missing', headers: [] },
          { text: 'Title of /config/x', link: '/config/x', headers: [usage] },
          { text: '', link: '/config/missing', headers: [] },
        ],
      },
    ]);
  });

  it('lists pages below its folder, not those with a similar prefix', () => {
    const items = ['/config/a', '/configs/b', '/config/overviews/c', '/config-d'].map((link) => ({
      text: link,
      link,
    }));
    const listed = (routePath: string) => names(overviewGroups(items, { ...options, routePath }));
    const below = [['Others', ['/config/a', '/config/overviews/c']]];
    expect(listed('/config/')).toEqual(below);
    expect(listed('/config')).toEqual(below);
    expect(listed('/config/overview')).toEqual(below);
  });
});
