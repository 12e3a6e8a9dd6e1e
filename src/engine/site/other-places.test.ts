import { expect, test } from 'vitest';
import type { NavItem, SidebarItem } from '../../model/sidebar-types.ts';
import { breadcrumbsOf } from './other-places.ts';

const nav: NavItem[] = [{ text: 'Guide', link: '/guide/', activeMatch: '^/guide/' }];
const sidebar: SidebarItem[] = [
  { text: 'Guide', link: '/guide/' },
  { sectionHeaderText: 'Basics' },
  {
    text: 'Deep',
    link: '/guide/deep/',
    collapsible: true,
    collapsed: false,
    items: [{ text: 'One', link: '/guide/deep/one' }],
  },
];
const crumbs = (routePath: string, entries = nav) =>
  breadcrumbsOf({ routePath }, { nav: entries, prefix: '', sidebars: { '/guide/': sidebar } });

test('breadcrumbs lead from the section through its header and groups, without the page itself', () => {
  expect(crumbs('/guide/deep/one')).toEqual([
    { text: 'Guide', link: '/guide/' },
    { text: 'Basics', link: undefined },
    { text: 'Deep', link: '/guide/deep/' },
  ]);
});

test('the first page of a section has no breadcrumbs, and no page links to itself', () => {
  expect(crumbs('/guide/')).toEqual([]);
  const own: NavItem[] = [{ text: 'Guide', link: '/guide/deep/one', activeMatch: '^/guide/' }];
  expect(
    breadcrumbsOf({ routePath: '/guide/deep/one' }, { nav: own, prefix: '', sidebars: {} }).map(
      ({ link }) => link,
    ),
  ).not.toContain('/guide/deep/one');
  expect(crumbs('/guide/deep/').at(-1)?.link).not.toBe('/guide/deep/');
});

test('breadcrumbs lead to overviews: of the section before the link of the navigation, of a group inside it', () => {
  const start: SidebarItem = {
    text: 'Start',
    collapsible: true,
    collapsed: false,
    items: [
      { text: 'Introduction', link: '/guide/start/' },
      { text: 'Quick start', link: '/guide/start/quick' },
    ],
  };
  const entries: NavItem[] = [{ text: 'Guide', link: '/guide/start/quick', activeMatch: '^/guide/' }];
  const sidebars = { '/guide/': [...sidebar, start] };
  expect(breadcrumbsOf({ routePath: '/guide/start/quick' }, { nav: entries, prefix: '', sidebars })).toEqual([
    { text: 'Guide', link: '/guide/' },
    { text: 'Basics', link: undefined },
    { text: 'Start', link: '/guide/start/' },
  ]);
});

test('a page outside the navigation has no breadcrumbs', () => {
  expect(crumbs('/elsewhere')).toEqual([]);
});

test('breadcrumbs of another version start at a section of its own navigation, not at its home page', () => {
  const own: NavItem[] = [
    { text: 'Home', link: '/v1/' },
    { text: 'Guide', link: '/v1/guide/start', activeMatch: '^/guide/' },
  ];
  expect(breadcrumbsOf({ routePath: '/v1/guide/next' }, { nav: own, prefix: '/v1', sidebars: {} })).toEqual([
    { text: 'Guide', link: '/v1/guide/start' },
  ]);
});
