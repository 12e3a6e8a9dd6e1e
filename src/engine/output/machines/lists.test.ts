// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { siteConfigSchema } from '../../config/schema.ts';
import { feedFile } from './feeds.ts';
import { markdownFile } from '../../content/page-file.ts';
import type { ListedPage } from '../../site/listed-pages.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { robots, sitemap, withPageList } from './machine-files.ts';
import { webManifest } from './web-manifest.ts';

const listed = (routePath: string, others: Partial<ListedPage> = {}): ListedPage => ({
  title: `About ${routePath}`,
  description: 'What it is.',
  routePath,
  lang: 'en',
  address: `https://docs.example${routePath}`,
  changed: undefined,
  published: undefined,
  markdown: `# About ${routePath}\n`,
  markdownFile: markdownFile(routePath),
  sourceFile: `docs${routePath}.mdx`,
  ...others,
});
const config = (type: 'rss' | 'atom' = 'rss') =>
  siteConfigSchema.parse({
    title: 'Docs',
    description: 'All of it.',
    url: 'https://docs.example',
    icon: '/icon.svg',
    feeds: [{ title: 'News & more', path: '/blog/', output: 'blog/feed.xml', type }],
  });
const feed = (type: 'rss' | 'atom', pages: ListedPage[]) =>
  feedFile(config(type).feeds[0]!, pages, config(type));
const posts = [
  listed('/blog/old', { published: '2025-01-02' }),
  listed('/blog/new', { published: '2026-03-04', title: 'A <b> & c', changed: '2026-05-06' }),
  listed('/blog/', {}),
  listed('/guide/dated', { published: '2026-01-01' }),
  listed('/blog/zh', { published: '2026-01-01', lang: 'zh' }),
];
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');

test('the Markdown of an index page is in its folder', () => {
  expect(['/', '/config/lib/', '/guide/x'].map(markdownFile)).toEqual([
    'index.md',
    'config/lib/index.md',
    'guide/x.md',
  ]);
});

test('the sitemap lists every page, with the date of its last change if known', () => {
  const xml = sitemap([listed('/', { changed: '2026-01-02' }), listed('/a&b')]);
  expect(xml).toContain('<url><loc>https://docs.example/</loc><lastmod>2026-01-02</lastmod></url>');
  expect(xml).toContain('<url><loc>https://docs.example/a&amp;b</loc></url>');
  expect(robots((file) => `https://docs.example/${file}`)).toContain(
    'Sitemap: https://docs.example/sitemap.xml',
  );
});

test("RSS lists the dated pages below the path in the feed's language, newest first", () => {
  const xml = feed('rss', posts);
  expect(xml.match(/(?<=<guid>)[^<]*/g)).toEqual([
    'https://docs.example/blog/new',
    'https://docs.example/blog/old',
  ]);
  expect(xml).toContain('<title>A &lt;b&gt; &amp; c</title>');
  expect(xml).toContain('<pubDate>Wed, 04 Mar 2026 00:00:00 GMT</pubDate>');
  expect(parse(xml).querySelector('channel > title')?.textContent).toBe('News & more');
});

test('Atom lists the same, with the date of the last change', () => {
  const xml = feed('atom', posts);
  expect(xml.match(/(?<=<entry>\n<title>)[^<]*/g)).toEqual(['A &lt;b&gt; &amp; c', 'About /blog/old']);
  expect(xml.match(/(?<=<updated>)[^<]*/g)).toEqual([
    '2026-05-06T00:00:00.000Z',
    '2026-05-06T00:00:00.000Z',
    '2025-01-02T00:00:00.000Z',
  ]);
  expect(parse(xml).querySelectorAll('entry')).toHaveLength(2);
});

test('a feed without entries is valid, and control characters do not break it', () => {
  expect(parse(feed('atom', [])).querySelector('feed > updated')?.textContent).toBe(
    '1970-01-01T00:00:00.000Z',
  );
  expect(feed('rss', [listed('/blog/x', { published: '2026-01-01', title: 'a\u0000b' })])).toContain(
    '<title>ab</title>',
  );
});

test('a Markdown file says below its title where all pages are listed', () => {
  const list = 'https://docs.example/llms.txt';
  expect(withPageList('# dts\n\nTypes.\n', list)).toBe(
    `# dts\n\n> All pages: [llms.txt](${list})\n\nTypes.\n`,
  );
  expect(withPageList('No title.\n', list)).toBe(`> All pages: [llms.txt](${list})\n\nNo title.\n`);
});

test('llms.txt lists Markdown files by section, and llms-full.txt contains all pages', () => {
  const pages = [
    listed('/'),
    listed('/guide/a', { title: 'A [b]' }),
    listed('/guide/c', { description: '' }),
  ];
  expect(llmsIndex(pages, config())).toBe(
    [
      '# Docs',
      '',
      '> All of it.',
      '',
      '## Start',
      '',
      '- [About /](https://docs.example/index.md): What it is.',
      '',
      '## Guide',
      '',
      String.raw`- [A \[b\]](https://docs.example/guide/a.md): What it is.`,
      '- [About /guide/c](https://docs.example/guide/c.md)',
      '',
    ].join('\n'),
  );
  expect(llmsFull(pages, config())).toContain(
    '\n---\n\nSource: https://docs.example/guide/a\n\n# About /guide/a\n',
  );
});

test("the manifest starts at the base and has the site's icon", () => {
  expect(JSON.parse(webManifest(config()))).toMatchObject({
    name: 'Docs',
    start_url: '/',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
});
