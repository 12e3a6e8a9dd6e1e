import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSiteManifest } from '../../src/engine/output/hosts/site-manifest.ts';
import { type BuiltSite, build, fixtureDir, fixtureWith } from './built-site.ts';
import { attributes, codeTitled, links, one, sidebarLines, textOf } from './read-page.ts';

/** The contract fixture in another folder and with other settings. */
const CONFIG = `import config from './other.config.ts';

export default {
  ...config,
  base: '/docs/',
  titleSuffix: ' · C',
  logoText: 'Logo',
  outlineTitle: 'Here',
  markdown: { showLineNumbers: true, defaultWrapCode: true },
  search: { provider: 'algolia', appId: 'APPID', apiKey: 'key', indexName: 'contract' },
  repository: undefined,
};
`;

let site: BuiltSite;
beforeAll(async () => {
  const folder = fixtureWith('contract', {
    'site.config.ts': CONFIG,
    'other.config.ts': readFileSync(path.join(fixtureDir('contract'), 'site.config.ts')),
    'docs/404.mdx': '---\npageType: "404"\n---\n\n# Lost\n\n[To the guide](/guide/)\n',
  });
  site = await build(folder);
}, 60_000);

describe('below another base', () => {
  test('every URL of the site starts with the base, on every page', () => {
    const pages = site.files().filter((file) => file.endsWith('.html'));
    const addresses = pages.flatMap((file) => {
      const page = site.page(file);
      const hrefs = attributes(page, '[href]:not([data-head][rel="preload"])', 'href');
      return [
        ...hrefs,
        ...attributes(page, '[src]', 'src'),
        ...attributes(page, '[data-module]', 'data-module'),
      ];
    });
    const own = addresses.filter((address) => address?.startsWith('/') && !address.startsWith('//'));
    expect(own.length).toBeGreaterThan(500);
    expect(own.filter((address) => !address?.startsWith('/docs/'))).toEqual([]);
  });

  test('the base is in page links, sidebar, assets and head', () => {
    expect(links(one(site.page('writing/links.html'), 'article')).slice(7, 12)).toEqual([
      ['absolute .html', '/docs/guide/start?from=links#setup'],
      ['absolute file', '/docs/guide/start'],
      ['hash', '#links'],
      ['query', '/docs/reference/?q=1'],
      ['public file', '/docs/shown.css'],
    ]);
    const page = site.page('guide/start.html');
    expect(sidebarLines(page)[0]).toBe('The guide </docs/guide/>');
    expect(page.documentElement.getAttribute('data-base')).toBe('/docs/');
    expect(page.documentElement.getAttribute('data-route')).toBe('/guide/start');
    expect(attributes(page, 'link[rel="canonical"]', 'href')).toEqual([
      'https://contract.example/docs/guide/start',
    ]);
    expect(attributes(site.page('writing/images.html'), 'article img', 'src').slice(0, 5)).toEqual([
      expect.stringMatching(/^\/docs\/assets\/dot-/),
      expect.stringMatching(/^\/docs\/assets\/box-/),
      '/docs/icon.svg',
      expect.stringMatching(/^\/docs\/assets\/dot-/),
      expect.stringMatching(/^\/docs\/assets\/dot-/),
    ]);
  });

  test('files are where a host of that folder expects them, and _site.json names the base', () => {
    expect(site.files()).toEqual(expect.arrayContaining(['index.html', 'guide/start.html', 'icon.svg']));
    const { base, routes } = readSiteManifest(site.outDir);
    expect(base).toBe('/docs/');
    expect(routes).toContain('/guide/start');
  });
});

describe('other settings take effect', () => {
  test('[R14] pages preconnect to a hosted search, and the policy allows it', () => {
    const preconnect = one(site.page('guide/start.html'), 'head link[rel="preconnect"]');
    expect(preconnect.getAttribute('href')).toBe('https://appid-dsn.algolia.net');
    expect(preconnect.hasAttribute('crossorigin')).toBe(true);
    expect(readSiteManifest(site.outDir).csp).toMatch(
      /connect-src 'self' https:\/\/appid-dsn\.algolia\.net /,
    );
  });

  test('title suffix, logo text and outline title', () => {
    const page = site.page('guide/start.html');
    expect(page.title).toBe('Start here · C');
    expect(textOf(page.querySelector('.site-brand'))).toBe('Logo');
    expect(textOf(page.querySelector('.outline'))).toMatch(/^Here/);
  });

  test('code blocks are numbered and wrapped unless they say otherwise', () => {
    const page = site.page('writing/fences.html');
    const numbered = codeTitled(page, 'marks');
    expect([numbered.hasAttribute('data-numbers'), numbered.hasAttribute('data-wrap')]).toEqual([true, true]);
    expect(codeTitled(page, 'not-numbered').hasAttribute('data-numbers')).toBe(false);
  });

  test('[N4] without a repository there is no edit link', () => {
    expect(links(site.page('guide/start.html')).map(([text]) => text)).not.toContain('Edit this page');
  });

  test('a 404.mdx in the docs folder is shown and still resolves other spellings of a route', () => {
    const page = site.page('404.html');
    expect(textOf(page.querySelector('main h1'))).toBe('Lost');
    expect(links(one(page, 'main'))).toContainEqual(['To the guide', '/docs/guide/']);
    expect(JSON.parse(one(page, '#routes').textContent ?? '')).toMatchObject({ base: '/docs/' });
    expect(attributes(page, '#routes + script', 'src')).toEqual([
      expect.stringMatching(/^\/docs\/assets\/resolve-not-found-/),
    ]);
    expect(attributes(page, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
  });
});
