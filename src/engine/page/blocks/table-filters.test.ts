import { expect, test } from 'vitest';
import { compileMdx, runsHtml, staticHtml } from '../../site/temp-site.fixture.ts';

const table = (rows: number, cell = 'x') => `| A | B |\n|---|---|\n${`| ${cell} | note |\n`.repeat(rows)}\n`;
const filters = (html: string) =>
  [...html.matchAll(/<Filter \{"name":"([^"]*)","label":"([^"]*)"/g)].map(([, ...found]) => found);

test('a table of twenty rows is in a filter, a shorter one is not', async () => {
  expect(filters(staticHtml(await compileMdx(table(20))))).toEqual([['filter', 'Filter']]);
  expect(filters(staticHtml(await compileMdx(table(19))))).toEqual([]);
});

test('each filter of a page has its own name, and words in the language of the page', async () => {
  const html = staticHtml(await compileMdx(table(20) + table(20), {}, { lang: 'zh' }));
  expect(filters(html)).toEqual([
    ['filter', '筛选'],
    ['filter-2', '筛选'],
  ]);
});

test('the table inside is the same as without a filter, also in Markdown', async () => {
  const { markdown, ...page } = await compileMdx(table(20));
  expect(runsHtml({ markdown, ...page }).join('')).toContain('<div class="table"><table>');
  expect(markdown.match(/\| x \| note \|/g)).toHaveLength(20);
});

test('a table with React parts has no filter', async () => {
  const source = `export const now = () => Date.now();\n\n${table(20, '{now()}')}`;
  expect(filters(runsHtml(await compileMdx(source)).join(''))).toEqual([]);
});
