import { expect, test } from 'vitest';
import { problemsOnPages } from './problems-on-pages.ts';

const names = ['config/lib/dts.mdx', 'guide/advanced/dts.mdx', 'index.mdx'];
const pages = names.map((relativePath) => ({ file: `/site/docs/${relativePath}`, relativePath }));
const problems = names.map((name) => ({ level: 'error' as const, file: `docs/${name}`, what: 'wrong' }));
const left = (page?: string) =>
  problemsOnPages(problems, pages, { siteDir: '/site', page }).map(({ file }) => file);

test('selects pages by a part of their path, with or without the docs folder', () => {
  expect(left()).toEqual(['docs/config/lib/dts.mdx', 'docs/guide/advanced/dts.mdx', 'docs/index.mdx']);
  expect(left('dts')).toEqual(['docs/config/lib/dts.mdx', 'docs/guide/advanced/dts.mdx']);
  expect(left('config/lib/dts')).toEqual(['docs/config/lib/dts.mdx']);
  expect(left('docs/config/lib/dts.mdx')).toEqual(['docs/config/lib/dts.mdx']);
  expect(left('./docs/index.mdx')).toEqual(['docs/index.mdx']);
  expect(left('none')).toEqual([]);
});
