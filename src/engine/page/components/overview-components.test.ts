import { expect, test } from 'vitest';
import { compileMdx, problemTexts, staticHtml } from '../../site/temp-site.fixture.ts';

const GROUP = `{ name: 'Guide', items: [
  { text: 'Start', link: '/start', headers: [{ id: 'install', text: 'Install', depth: 2 }] },
  { text: 'More', link: 'https://example.com', items: [{ text: 'Away', link: 'https://example.com/away' }] },
] }`;
const FILES = { 'docs/start.mdx': '# Start\n\n## Install\n\nText.\n' };
const compile = (tag: string) =>
  compileMdx(`import { Overview, OverviewGroup } from '@rspress/core/theme'\n\n# Title\n\n${tag}\n`, FILES, {
    base: '/docs/',
  });

test.each([
  ['OverviewGroup', `<OverviewGroup group={${GROUP}} />`],
  ['Overview with groups', `<Overview groups={[${GROUP}]} />`],
])('%s lists pages with their headings or other links', async (_, tag) => {
  const compiled = await compile(tag);
  expect(compiled.problems).toEqual([]);
  const html = staticHtml(compiled);
  expect(html).toContain('<section class="overview-group"><h2 id="guide"');
  expect(html).toContain(
    'href="/docs/start">Start</a><ul><li><a href="/docs/start#install">Install</a></li></ul>',
  );
  expect(html).toContain('Away</a></li></ul>');
  expect(compiled.data.frontmatter.overview).toBeUndefined();
});

test('an item that leads to a heading lists others of the same page', async () => {
  const group =
    "{ name: 'Here', items: [{ text: 'Top', link: '#title', headers: [{ id: 'here', text: 'Here' }] }] }";
  expect(staticHtml(await compile(`<OverviewGroup group={${group}} />`))).toContain(
    '<a href="#here">Here</a>',
  );
});

test('the Markdown of the page has the links too, and search the heading', async () => {
  const compiled = await compile(`<OverviewGroup group={${GROUP}} />`);
  expect(compiled.markdown).toContain('## Guide');
  expect(compiled.markdown).toContain('- [Start](/docs/start)');
  expect(compiled.data.toc.map(({ text }) => text)).toContain('Guide');
});

test('Overview without groups is the list of the section, as before', async () => {
  expect((await compile('<Overview />')).data.frontmatter.overview).toBe(true);
});

test.each([
  ['<OverviewGroup group={{ name: 1, items: [] }} />', '<OverviewGroup group> has a wrong value at name.'],
  ["<Overview groups={[{ name: 'A' }]} />", '<Overview groups> has a wrong value at items.'],
  ['<Overview groups={[window.group]} />', '<Overview> takes only plain values'],
])('reports %s', async (tag, problem) => {
  expect(problemTexts((await compile(tag)).problems)).toEqual([expect.stringContaining(problem)]);
});

test('a broken link has the line of the group', async () => {
  const { problems } = await compile(
    "<OverviewGroup group={{ name: 'A', items: [{ text: 'No', link: '/none' }] }} />",
  );
  expect(problems).toMatchObject([{ line: 5, what: expect.stringContaining('/none') }]);
});
