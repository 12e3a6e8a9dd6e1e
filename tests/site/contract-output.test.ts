import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageFile } from '../../src/engine/content/page-file.ts';
import { readSiteManifest } from '../../src/engine/output/hosts/site-manifest.ts';
import { type BuiltSite, build, fixtureDir, siteWith } from './built-site.ts';
import { attributes, one, textOf, texts } from './read-page.ts';

declare const __ENGINE_ROOT__: string;

let site: BuiltSite;
beforeAll(async () => {
  site = await build(fixtureDir('contract'));
}, 60_000);

/** Returns `name=content` or `rel=href` for every meta and link that changes with the page. */
function headTags(document: Document): string[] {
  return [...document.head.querySelectorAll('[data-head]')].map((tag) => {
    const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel');
    return `${name}=${tag.getAttribute('content') ?? tag.getAttribute('href')}`;
  });
}

describe('head', () => {
  test('[E2] uses title, titleSuffix, description, date and head of the frontmatter; [R13] and its feeds', () => {
    const page = site.page('frontmatter/named.html');
    const description = 'A description with "quotes" & <signs>.';
    expect(page.title).toBe('Named by frontmatter :: Own suffix');
    expect(headTags(page)).toEqual([
      `description=${description}`,
      'canonical=https://contract.example/frontmatter/named',
      'og:type=article',
      'og:title=Named by frontmatter :: Own suffix',
      `og:description=${description}`,
      'og:url=https://contract.example/frontmatter/named',
      'og:site_name=Contract',
      'article:published_time=2026-11-15',
      'alternate=https://contract.example/rss.xml',
      'alternate=/frontmatter/named.md',
      'keywords=a, b',
      'preload=/x.js',
    ]);
    const feed = one(page, 'link[rel="alternate"][hreflang]');
    expect([feed.getAttribute('type'), feed.getAttribute('hreflang')]).toEqual(['application/rss+xml', 'en']);
    expect(textOf(page.querySelector('h1'))).toBe('Named by its heading');
  });

  test("without frontmatter uses the first heading, the site's suffix and the site's description", () => {
    const page = site.page('guide/topics/first.html');
    expect(page.title).toBe('First topic - Contract');
    expect(headTags(page)).toEqual([
      'description=A site that uses every part of the content contract.',
      'canonical=https://contract.example/guide/topics/first',
      'og:type=website',
      'og:title=First topic - Contract',
      'og:description=A site that uses every part of the content contract.',
      'og:url=https://contract.example/guide/topics/first',
      'og:site_name=Contract',
      'alternate=/guide/topics/first.md',
    ]);
    expect(site.page('frontmatter/untitled.html').title).toBe('Contract');
    expect(site.page('index.html').title).toBe('Home | All of it');
  });

  test('names what built each page, with the version of package.json', () => {
    const { version } = JSON.parse(readFileSync(path.join(__ENGINE_ROOT__, 'package.json'), 'utf8')) as {
      version: string;
    };
    for (const file of ['guide/start.html', '404.html'])
      expect(attributes(site.page(file), 'meta[name="generator"]', 'content')).toEqual([
        `stillpage ${version}`,
      ]);
  });

  test('sets language, charset and icon; [R14] has no preconnect with the embedded search', () => {
    const page = site.page('guide/start.html');
    expect(page.documentElement.lang).toBe('en');
    expect(attributes(page, 'meta[charset]', 'charset')).toEqual(['utf-8']);
    expect(attributes(page, 'link[rel="icon"]', 'href')).toEqual(['/icon.svg']);
    expect(page.querySelector('link[rel="preconnect"]')).toBeNull();
  });

  test(
    'leaves the policy to the host, or puts it before everything it applies to',
    { timeout: 60_000 },
    async () => {
      expect(site.read('index.html')).not.toContain('http-equiv');
      const other = await build(siteWith({}), { metaPolicy: true });
      const { csp } = readSiteManifest(other.outDir);
      expect(
        attributes(other.page('index.html'), 'meta[http-equiv="Content-Security-Policy"]', 'content'),
      ).toEqual([csp.replace("; frame-ancestors 'none'", '')]);
      for (const file of ['index.html', '404.html'])
        expect(other.read(file)).toMatch(
          /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/,
        );
      expect(csp).toContain("frame-ancestors 'none'");
    },
  );

  test('each document has its stylesheets and one inline script, and the policy lists their hashes', () => {
    const pages = site.files().filter((file) => file.endsWith('.html'));
    expect(pages).toHaveLength(31);
    const html = pages.map(site.read);
    expect(html.filter((text) => / style="/.test(text.replaceAll(/<style.*?<\/style>/gs, '')))).toEqual([]);
    const inline = new Set(
      html.flatMap((text) => text.match(/<script>.*?<\/script><style>.*?<\/style>/s) ?? []),
    );
    expect(inline.size).toBe(1);
    const { csp } = readSiteManifest(site.outDir);
    expect(csp).not.toContain('unsafe');
    // The script, the common styles, and those of home, 404 and overview pages.
    expect(csp.match(/'sha256-[^']+'/g)).toHaveLength(5);
  });
});

describe('files', () => {
  test('[C7] only a page with React parts names a module', () => {
    const pages = site.files().filter((file) => file.endsWith('.html'));
    const withModule = pages.filter((file) => site.page(file).querySelector('script[data-module]') !== null);
    expect(withModule).toEqual(['writing/html.html', 'writing/images.html', 'writing/react.html']);
  });

  test('a React part is prerendered between the runs, and its module has no prose but its children', () => {
    const page = site.page('writing/react.html');
    expect(textOf(page.querySelector('article button'))).toBe('Clicked 42 times');
    expect(textOf(page.querySelector('article button ~ p'))).toBe('Static words inside.');
    expect(texts(page, 'article p')).toContain('Computed here: 42.');
    const module = one(page, 'script[data-module]').getAttribute('data-module') ?? '';
    expect(module).toMatch(/^\/assets\/[\w-]+-[\w-]{8}\.js$/);
    expect(site.read(module.slice(1))).not.toMatch(/Static words before|<strong>/);
    const style = attributes(page, 'link[data-page-style]', 'href');
    expect(style).toEqual([expect.stringMatching(/^\/assets\/[\w-]+-[\w-]{8}\.css$/)]);
    expect(site.read(style[0]!.slice(1))).toContain('border');
  });

  test('every page loads the same entry, and every file in assets has a hash', () => {
    const pages = site.files().filter((file) => file.endsWith('.html'));
    const entries = new Set(
      pages.flatMap((file) => attributes(site.page(file), 'script[data-entry]', 'src')),
    );
    expect([...entries]).toEqual([expect.stringMatching(/^\/assets\/entry-[\w-]{8}\.js$/)]);
    // It starts without loading another file, and there is only one.
    expect(site.read([...entries][0]!.slice(1))).not.toMatch(/\bfrom\s*["'`]|\bimport\s*["'`]/);
    expect(site.files().filter((file) => /\/entry-.*\.js$/.test(file))).toHaveLength(1);
    const assets = site.files().filter((file) => file.startsWith('assets/'));
    expect(assets.filter((file) => !/-[\w-]{8}\.\w+$/.test(file))).toEqual([]);
  });

  test('_site.json lists the routes, each with its document, and no fragments', () => {
    const { routes, base, langs, defaultLang, versions } = readSiteManifest(site.outDir);
    expect({ base, langs, defaultLang, versions }).toEqual({
      base: '/',
      langs: ['en'],
      defaultLang: 'en',
      versions: [],
    });
    const documents = site.files().filter((file) => file.endsWith('.html') && file !== '404.html');
    expect(routes.map((route) => pageFile(route, '.html')).sort()).toEqual(documents);
    expect(routes.join(' ')).not.toMatch(/_parts|shared/);
  });

  test('[R6] 404.html has its text and the script that resolves other spellings of a route', () => {
    const page = site.page('404.html');
    expect(textOf(page.querySelector('main'))).toBe('404PAGE NOT FOUNDTake me homeSearchAll options');
    expect(one(page, 'main a').getAttribute('href')).toBe('/');
    expect(JSON.parse(one(page, '#routes').textContent ?? '')).toMatchObject({
      base: '/',
      routes: expect.arrayContaining(['/guide/start']),
    });
    expect(site.files()).toContain(one(page, '#routes + script').getAttribute('src')?.slice(1));
    expect(attributes(page, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
    expect(page.querySelector('link[rel="canonical"]')).toBeNull();
  });

  test('copies files in public unchanged', () => {
    const original = path.join(fixtureDir('contract'), 'docs/public/icon.svg');
    expect(site.read('icon.svg')).toBe(readFileSync(original, 'utf8'));
    expect(site.files()).toContain('shown.css');
  });

  test('two builds of the same input are identical byte for byte', { timeout: 60_000 }, async () => {
    const again = await build(fixtureDir('contract'));
    expect(again.files()).toEqual(site.files());
    const differing = site
      .files()
      .filter(
        (file) =>
          !readFileSync(path.join(site.outDir, file)).equals(readFileSync(path.join(again.outDir, file))),
      );
    expect(differing).toEqual([]);
  });
});
