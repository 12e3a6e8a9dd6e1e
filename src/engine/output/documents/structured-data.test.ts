import { expect, test } from 'vitest';
import type { PageData } from '../../../model/page.ts';
import { siteConfigSchema } from '../../config/schema.ts';
import { structuredData } from './structured-data.ts';

const config = siteConfigSchema.parse({ title: 'Docs', url: 'https://docs.example', base: '/d/' });
const page = (others: Partial<PageData> = {}): PageData => ({
  pagePath: 'guide/a.html',
  pageType: 'doc',
  title: 'A',
  headingTitle: 'A',
  frontmatter: {},
  toc: [],
  routePath: '/guide/a',
  lang: 'en',
  version: '',
  _relativePath: 'guide/a.mdx',
  feeds: [],
  ...others,
});
const told = (data: PageData, breadcrumbs = [{ text: 'Guide', link: '/guide/' as string | undefined }]) =>
  structuredData(data, config, { siteTitle: 'Docs', breadcrumbs });

test('lists the path to a page, ending with the page itself', () => {
  expect(told(page())).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Guide', item: 'https://docs.example/d/guide/' },
        { '@type': 'ListItem', position: 2, name: 'A' },
      ],
    },
  ]);
  expect(told(page(), [])).toEqual([]);
});

test('describes a dated page as a post', () => {
  const post = told(page({ frontmatter: { date: '2026-01-02', description: 'D' } }), [])[0];
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A',
    description: 'D',
    datePublished: '2026-01-02',
  });
});

test('describes the search on the home page, and nothing on the 404 page', () => {
  expect(told(page({ pageType: 'home' }))).toMatchObject([{ '@type': 'WebSite' }]);
  expect(told(page({ pageType: '404' }))).toEqual([]);
});
