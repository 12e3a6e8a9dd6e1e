import { describe, expect, it } from 'vitest';
import {
  activeTrail,
  groupOfLoosePage,
  isGroupOpen,
  isOutbound,
  isRepeated,
  isSameRoute,
  previousNext,
  readingOrder,
  sidebarFor,
} from './sidebar.ts';
import type { SidebarGroup, SidebarItem, SidebarLink, Sidebars } from './sidebar-types.ts';

const lib: SidebarGroup = {
  text: 'Lib',
  link: '/config/lib/',
  collapsible: true,
  collapsed: true,
  items: [
    { text: 'format', link: '/config/lib/format', tag: 'new', _fileKey: 'config/lib/format' },
    { text: 'dts', link: '/config/lib/dts', context: 'api', overviewHeaders: [2, 3] },
  ],
};
const config: SidebarItem[] = [
  { sectionHeaderText: 'Overview' },
  { text: 'Overview', link: '/config/' },
  { dividerType: 'dashed' },
  lib,
  { text: 'Rsbuild', link: 'https://rsbuild.rs' },
  { text: 'Format again', link: '/config/lib/format.html' },
  { text: 'Plugins', link: '/config/rsbuild/plugins' },
];
const shared: SidebarItem[] = ['CJS', 'ESM', 'MF', 'UMD'].map((text) => ({ text }));
/** One sidebar for the whole section. */
const ofConfig: Sidebars = { '/config/': config };
const sidebars: Sidebars = {
  '/': [{ text: 'Home', link: '/' }],
  '/config/': config,
  '/config/lib/': [lib],
  '/shared/': shared,
};

describe('[N2] sidebar of a route', () => {
  it('takes the longest prefix', () => {
    expect(sidebarFor(sidebars, '/config/rsbuild/plugins')).toBe(config);
    expect(sidebarFor(sidebars, '/config/lib/dts')).toEqual([lib]);
    expect(sidebarFor(sidebars, '/config/lib/')).toEqual([lib]);
    expect(sidebarFor(sidebars, '/elsewhere')).toBe(sidebars['/']);
    expect(sidebarFor(sidebars, '/configuration')).toBe(sidebars['/']);
  });

  it('gives a page next to its folder the folder’s sidebar', () => {
    expect(sidebarFor(sidebars, '/config')).toBe(config);
  });

  it('treats a prefix without its last slash as the same folder', () => {
    const plain = { '/config': config, '/': shared };
    expect(sidebarFor(plain, '/config/lib/dts')).toBe(config);
    expect(sidebarFor(plain, '/configuration')).toBe(shared);
  });

  it('is empty if no prefix matches', () => {
    expect(sidebarFor({ '/config/': config }, '/guide/')).toEqual([]);
    expect(sidebarFor({}, '/')).toEqual([]);
  });

  it('contains fragments without links', () => {
    expect(sidebarFor(sidebars, '/shared/components/')).toBe(shared);
    expect([...readingOrder(sidebars, shared).values()]).toEqual([]);
    expect(activeTrail(shared, '/')).toEqual([]);
  });
});

describe('[S13] active entry', () => {
  it('opens the section that holds the active page', () => {
    const trail = activeTrail(config, '/config/lib/dts');
    expect(trail.map((item) => item.text)).toEqual(['Lib', 'dts']);
    expect(isGroupOpen(lib, trail)).toBe(true);
    expect(isGroupOpen(lib, activeTrail(config, '/config/'))).toBe(false);
  });

  it('keeps groups open that are not collapsed or cannot collapse', () => {
    expect(isGroupOpen({ ...lib, collapsed: false }, [])).toBe(true);
    expect(isGroupOpen({ ...lib, collapsible: false }, [])).toBe(true);
  });

  it('marks the folder for its own page, or the child if it is listed inside', () => {
    expect(activeTrail(config, '/config/lib/')).toEqual([lib]);
    const withIndex: SidebarItem[] = [{ ...lib, items: [{ text: 'index', link: '/config/lib/' }] }];
    expect(activeTrail(withIndex, '/config/lib/').map((item) => item.text)).toEqual(['Lib', 'index']);
  });

  it('is computed once for each sidebar', () => {
    expect(activeTrail(config, '/config/lib/dts')).toBe(activeTrail(config, '/config/lib/dts'));
    expect(readingOrder(ofConfig, config)).toBe(readingOrder(ofConfig, config));
  });

  it('has no trail for a page that is not listed', () => {
    expect(activeTrail(config, '/config/lib/banner')).toEqual([]);
  });
});

describe('[E4] reading order', () => {
  it('lists each page once, without headers, dividers and outbound links', () => {
    expect([...readingOrder(ofConfig, config).values()].map(({ link }) => link)).toEqual([
      '/config/',
      '/config/lib/',
      '/config/lib/format',
      '/config/lib/dts',
      '/config/rsbuild/plugins',
    ]);
  });

  it('finds the previous and next page', () => {
    expect(previousNext(ofConfig, '/config/lib/format')).toEqual({
      previous: { text: 'Lib', link: '/config/lib/' },
      next: { text: 'dts', link: '/config/lib/dts' },
    });
    expect(previousNext(ofConfig, '/config/')).toEqual({ next: { text: 'Lib', link: '/config/lib/' } });
    expect(previousNext(ofConfig, '/config/rsbuild/plugins')).toEqual({
      previous: { text: 'dts', link: '/config/lib/dts' },
    });
    expect(previousNext(ofConfig, '/nowhere')).toEqual({});
    expect(previousNext(ofConfig, '/config/nowhere')).toEqual({});
  });
});

describe('pages of another section, or of none, in a sidebar', () => {
  const tools: SidebarGroup = {
    text: 'Tools',
    collapsible: true,
    collapsed: true,
    items: [
      { text: 'Lab', link: '/lab' },
      { text: 'Formats', link: '/config/lib/format' },
      { text: 'Learn it', link: '/learn/' },
    ],
  };
  const first = { text: 'Guide overview', link: '/guide/' };
  const last = { text: 'Quick start', link: '/guide/quick-start' };
  const lessons = [{ text: 'The entry', link: '/learn/entry' }];
  const menus = { '/guide/': [first, tools, last], '/config/': config, '/learn/': lessons };

  it('are not read in turn', () => {
    expect(previousNext(menus, '/guide/')).toEqual({ next: last });
    expect(previousNext(menus, '/guide/quick-start')).toEqual({ previous: first });
    expect(previousNext(menus, '/lab')).toEqual({});
  });

  it('belong to the group that lists them, or the first page of their own sidebar', () => {
    expect(groupOfLoosePage(menus, '/lab')).toBe('Tools');
    expect(groupOfLoosePage(menus, '/learn/')).toBe('Tools');
    expect(groupOfLoosePage(menus, '/learn/entry')).toBe('Tools');
    expect(groupOfLoosePage(menus, '/config/lib/format')).toBeUndefined();
    expect(groupOfLoosePage(menus, '/guide/')).toBeUndefined();
    expect(groupOfLoosePage(menus, '/unlisted')).toBeUndefined();
  });
});

it('marks one entry of a page that the sidebar lists twice', () => {
  const again = { text: 'Again', link: '/config/lib/format?x#y' };
  const inside = { text: 'Overview', link: '/config/lib/' };
  const folder: SidebarGroup = { ...lib, items: [inside, ...lib.items] };
  const out = { text: 'Out', link: 'https://rslib.rs/config/lib/' };
  const items = [folder, again, out];
  expect([...items, ...folder.items].filter((item) => isRepeated(items, item as SidebarLink))).toEqual([
    folder,
    again,
  ]);
});

it('distinguishes routes from links that leave the site', () => {
  for (const link of ['https://a.example', 'mailto:a@b.example', '//cdn.example', '#part'])
    expect(isOutbound(link)).toBe(true);
  for (const link of ['/guide/', 'guide', './guide', '']) expect(isOutbound(link)).toBe(false);
  expect(isSameRoute('/config/index.html?x=1#y', '/config/')).toBe(true);
  expect(isSameRoute('/%', '/%')).toBe(false);
  expect(isSameRoute(undefined, '/')).toBe(false);
});
