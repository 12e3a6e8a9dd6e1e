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
  expect(crumbs('/guide/deep/one', own)[0]).toEqual({ text: 'Guide', link: undefined });
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
