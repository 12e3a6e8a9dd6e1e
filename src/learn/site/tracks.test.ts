import { expect, test } from 'vitest';
import type { ConfiguredSite } from '../../engine/config/load.ts';
import { problemTexts, staticHtml, tempSite } from '../../engine/site/temp-site.fixture.ts';
import type { LabParts } from '../../lab/build/lab-parts.ts';
import { learnExtension } from './learn.ts';

const LAB: LabParts = {
  missing: 'npm ci',
  addresses: () => Promise.reject(new Error('not asked for')),
  files: () => Promise.resolve([]),
  packages: () => Promise.resolve([]),
};
const TRACKS = `- name: first
  title: First steps
  pages:
    - { link: /a, text: A }
    - { link: /, text: Home }
`;
const extension = learnExtension('/', LAB);
const siteWith = (files: Record<string, string>) =>
  tempSite(
    {
      'docs/index.mdx': "import { Tracks } from '@theme';\n\n# Home\n\n<Tracks />\n",
      'docs/a.md': '# A\n',
      ...files,
    },
    {},
    [extension],
  );

test('the map links to the pages of each track, on that track, and so does its Markdown', async () => {
  const page = await siteWith({ 'docs/_tracks.yaml': TRACKS }).compile('index.mdx');
  expect(staticHtml(page)).toContain('<a href="/a?track=first">A</a> → <a href="/?track=first">Home</a>');
  expect(page.markdown).toContain('First steps');
  expect(page.markdown).toContain('?track=first');
});

test('a page that is gone is a problem of the list', async () => {
  const tracks = TRACKS.replace('/a,', '/gone,');
  const { problems } = await siteWith({ 'docs/_tracks.yaml': tracks }).compile('index.mdx');
  expect(problemTexts(problems).join('\n')).toContain('docs/_tracks.yaml:1');
});

test('the site has a copy of the tracks for those on one, if there are any', async () => {
  const filesOf = (files: Record<string, string>) =>
    extension.files!({ docsDir: siteWith(files).docsDir } as ConfiguredSite);
  const [file] = await filesOf({ 'docs/_tracks.yaml': TRACKS });
  expect(file).toMatchObject({ name: 'tracks.kept.json', content: expect.stringContaining('"First steps"') });
  expect(await filesOf({})).toEqual([]);
});
