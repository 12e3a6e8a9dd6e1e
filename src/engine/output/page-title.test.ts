import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteRecords } from './search/site-records.ts';
import { compileSite } from '../site/compile-site.ts';
import type { CompiledSite } from '../site/compile-site.ts';
import { listedPages } from '../site/listed-pages.ts';
import { readPageInfo } from '../site/read-page-info.ts';
import { tempSite } from '../site/temp-site.fixture.ts';

const TITLES: [what: string, source: string, title: string][] = [
  ['JSX', '# The <code>lib</code> option', 'The lib option'],
  ['inline code', '# The `lib` option', 'The lib option'],
  ['emphasis and strong text', '# A *very* **good** day', 'A very good day'],
  ['an explicit ID', '# Options {#all}', 'Options'],
  ['a link that is defined later', '# See [it][here]\n\n[here]: https://example.com', 'See it'],
  ['a footnote', '# Title[^1]\n\n[^1]: Note', 'Title'],
  ['an expression', '# One {1 + 1} three', 'One three'],
  ['an underline', 'Title\n=====\n\ntext', 'Title'],
  ['a commented-out heading before it', '{/* # Old */}\n\n# New', 'New'],
  ['a multiline commented-out heading before it', '{/*\n# Old\n*/}\n\n# New', 'New'],
  ['a heading in a fence before it', '```md\n# Code\n```\n\n# New', 'New'],
  ['a parent element', '<div>\n\n# Inside\n\n</div>', 'Inside'],
  ['its words in a fragment', "import Intro from './_intro.mdx'\n\n<Intro />\n\n# Later", 'From a fragment'],
  ['frontmatter that names the page', '---\ntitle: Named\n---\n\n# Heading', 'Named'],
];

let compiled: CompiledSite;

beforeAll(async () => {
  const { siteDir } = tempSite({
    'site.config.ts': "export default { title: 'Site' };",
    'docs/_intro.mdx': '# From a fragment\n',
    ...Object.fromEntries(TITLES.map(([, source], index) => [`docs/page-${index}.mdx`, source])),
  });
  const cacheDir = path.join(siteDir, 'cache');
  compiled = await compileSite({ siteDir, cacheDir, onStep: () => undefined });
});

describe('a title with', () => {
  test.each(TITLES.map(([what, , title], index) => ({ what, title, route: `/page-${index}` })))(
    '$what is the same everywhere',
    async ({ title, route }) => {
      const { site, pages } = compiled;
      const page = pages.find(({ data }) => data.routePath === route)!;
      const menu = site.navigation[0]!.sidebars['/']!;
      const found = siteRecords(site, pages)[0]!.pages.flatMap(({ records }) => records[0] ?? []);
      const whileWriting = await readPageInfo(page.source, site.context, () => Promise.resolve(page));
      expect({
        document: page.data.title,
        sidebar: menu.find((item) => 'link' in item && item.link === route),
        lists: listedPages(site, pages).find(({ routePath }) => routePath === route)?.title,
        search: found.find(({ url }) => url === route)?.hierarchy.lvl1,
        dev: whileWriting.info.title,
      }).toMatchObject({
        document: title,
        sidebar: { text: title },
        lists: title,
        search: title,
        dev: title,
      });
    },
  );
});
