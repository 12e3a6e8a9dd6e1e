import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz, hostileText } from '../../../../tests/support/fuzz.ts';
import { xmlFault } from '../../../../tests/support/xml-fault.ts';
import { siteConfigSchema } from '../../config/schema.ts';
import { escapeHtml, escapeJson, escapeText } from '../../files/escape.ts';
import { feedFile } from './feeds.ts';
import { type ListedPage } from '../../site/listed-pages.ts';
import { markdownFile } from '../../content/page-file.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { sitemap } from './machine-files.ts';
import { webManifest } from './web-manifest.ts';

const day = fc.constantFrom(undefined, '2024-02-29', '2026-11-15');
const page: fc.Arbitrary<ListedPage> = fc
  .tuple(
    hostileText,
    hostileText,
    fc.constantFrom('/', '/blog/', '/blog/a', '/__proto__/b'),
    day,
    day,
    hostileText,
  )
  .map(([title, description, routePath, changed, published, markdown]) => ({
    title,
    description,
    routePath,
    lang: 'en',
    address: `https://docs.example${routePath}?a&b`,
    changed,
    published,
    markdown,
    markdownFile: markdownFile(routePath),
    sourceFile: `docs${routePath}.mdx`,
  }));
const pages = fc.array(page, { maxLength: 4 });
const title = hostileText.filter((text) => text.trim() !== '');

const configOf = (name: string, description: string, type: 'rss' | 'atom') =>
  siteConfigSchema.parse({
    title: name,
    description,
    url: 'https://docs.example',
    feeds: [{ title: name, path: '/blog/', output: 'feed.xml', type }],
  });

test('feeds and the sitemap are well-formed with any titles and descriptions', () => {
  fc.assert(
    fc.property(pages, title, hostileText, fc.constantFrom('rss', 'atom'), (listed, name, words, type) => {
      const config = configOf(name, words, type);
      const feed = feedFile(config.feeds[0]!, listed, config);
      expect(xmlFault(feed)).toBeUndefined();
      expect(xmlFault(sitemap(listed))).toBeUndefined();
      expect(feed).not.toContain('<x-evil');
      expect(feedFile(config.feeds[0]!, listed, config)).toBe(feed);
    }),
    fuzz(300),
  );
});

test('llms.txt has exactly one line per page', () => {
  fc.assert(
    fc.property(pages, title, hostileText, (listed, name, words) => {
      const config = configOf(name, words, 'rss');
      const lines = llmsIndex(listed, config).split('\n');
      expect(lines.filter((line) => line.startsWith('- ['))).toHaveLength(listed.length);
      expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1);
      expect(lines.filter((line) => !/^(?:$|# |## |> |- \[)/.test(line))).toEqual([]);
      expect(
        llmsFull(listed, config).split('\nSource: https://docs.example').length - 1,
      ).toBeGreaterThanOrEqual(listed.length);
    }),
    fuzz(300),
  );
});

test('the web manifest is JSON with an unchanged title', () => {
  fc.assert(
    fc.property(title, hostileText, (name, words) => {
      expect(JSON.parse(webManifest(configOf(name, words, 'rss')))).toMatchObject({ name: name.trim() });
    }),
    fuzz(),
  );
});

test('escaped text cannot break out', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/);
      expect(escapeText(text)).not.toMatch(/<|&(?!amp;|lt;)/);
      expect(escapeJson({ text })).not.toMatch(/<\/|<!--/);
      expect(JSON.parse(escapeJson({ text }))).toEqual({ text });
    }),
    fuzz(500),
  );
});
