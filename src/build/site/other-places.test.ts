import { expect, test } from 'vitest';
import type { PageData } from '../../model/page.ts';
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
const page = (routePath: string) => ({ routePath }) as PageData;

test('from the section over its header and groups to the page, which is not among them', () => {
  expect(breadcrumbsOf(page('/guide/deep/one'), nav, sidebar)).toEqual([
    { text: 'Guide', link: '/guide/' },
    { text: 'Basics', link: undefined },
    { text: 'Deep', link: '/guide/deep/' },
  ]);
});

test('the first page of a section needs none, and no page links to itself', () => {
  expect(breadcrumbsOf(page('/guide/'), nav, sidebar)).toEqual([]);
  const own: NavItem[] = [{ text: 'Guide', link: '/guide/deep/one', activeMatch: '^/guide/' }];
  expect(breadcrumbsOf(page('/guide/deep/one'), own, sidebar)[0]).toEqual({ text: 'Guide', link: undefined });
});

test('a page outside the navigation has none', () => {
  expect(breadcrumbsOf(page('/elsewhere'), nav, [])).toEqual([]);
});
