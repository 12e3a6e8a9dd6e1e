import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveLink } from './links.ts';
import {
  compileMdx,
  problemTexts,
  scopeOf,
  staticHtml,
  type TempSite,
  tempSite,
} from '../../site/temp-site.fixture.ts';

const files = {
  'docs/index.mdx': '# Home',
  'docs/guide/index.mdx': '# Guide',
  'docs/guide/quick-start.mdx': '# Quick start',
  'docs/config/lib/dts.md': '# dts',
  'docs/shared/note.mdx': 'Note',
  'docs/public/logo.svg': '<svg/>',
  'docs/public/files/a b.zip': '',
};

interface From {
  file?: string;
  route?: string;
}

function resolve(
  site: TempSite,
  href: string,
  { file = 'guide/quick-start.mdx', route = '/guide/quick-start' }: From = {},
) {
  const scope = scopeOf(site, file, route);
  const position = { start: { line: 4, column: 2 }, end: { line: 4, column: 9 } };
  const link = resolveLink(href, { type: 'element', position }, scope, site.context);
  return { ...link, problems: scope.problems, links: scope.links };
}

describe('links within the site', () => {
  it.each([
    ['/', '/'],
    ['/guide', '/guide/'],
    ['/guide/index', '/guide/'],
    ['/guide/quick-start', '/guide/quick-start'],
    ['/guide/quick-start/', '/guide/quick-start'],
    ['/guide/quick-start.html', '/guide/quick-start'],
    ['/Guide/Quick-Start', '/guide/quick-start'],
    ['./', '/guide/'],
    ['.', '/guide/'],
    ['..', '/'],
    ['quick-start', '/guide/quick-start'],
    ['./quick-start.mdx', '/guide/quick-start'],
    ['./index.mdx', '/guide/'],
    ['../config/lib/dts', '/config/lib/dts'],
    ['../config/lib/dts.md', '/config/lib/dts'],
    ['../config/lib/dts.mdx', '/config/lib/dts'],
    ['/config/lib/dts.md', '/config/lib/dts'],
    ['/config/lib/dts#type', '/config/lib/dts#type'],
    ['/guide?tab=1', '/guide/?tab=1'],
    ['./quick-start.mdx?a=b#c?d', '/guide/quick-start?a=b#c?d'],
  ])('resolves %s to %s', async (written, href) => {
    expect(resolve(tempSite(files), written)).toMatchObject({ href, isExternal: false, problems: [] });
  });

  it("start with the site's base", async () => {
    const site = tempSite(files, { base: '/docs/' });
    expect(resolve(site, '/guide').href).toBe('/docs/guide/');
    expect(resolve(site, './').href).toBe('/docs/guide/');
    expect(resolve(site, '/').href).toBe('/docs/');
    expect(resolve(site, '/logo.svg').href).toBe('/docs/logo.svg');
    expect(resolve(site, '#a').href).toBe('#a');
  });

  it('are recorded with location, route and decoded hash, for checking anchors', async () => {
    const site = tempSite(files);
    const place = { file: 'docs/guide/quick-start.mdx', line: 4, column: 2 };
    expect(resolve(site, '../config/lib/dts.md#%C3%A9').links).toEqual([
      { ...place, routePath: '/config/lib/dts', hash: 'é' },
    ]);
    expect(resolve(site, '#here').links).toEqual([
      { ...place, routePath: '/guide/quick-start', hash: 'here' },
    ]);
    expect(resolve(site, '#%').links[0]?.hash).toBe('%');
    expect(resolve(site, '?q=1').href).toBe('?q=1');
  });

  it('in a fragment are relative to its own folder, and a hash stays on the page that includes it', async () => {
    const from = { file: 'shared/note.mdx', route: '/guide/' };
    const site = tempSite(files);
    expect(resolve(site, '../config/lib/dts.md', from).href).toBe('/config/lib/dts');
    expect(resolve(site, '#a', from).links[0]?.routePath).toBe('/guide/');
  });

  it('can point to files in the public folder', async () => {
    const site = tempSite(files);
    expect(resolve(site, '/logo.svg')).toMatchObject({ href: '/logo.svg', isExternal: false, problems: [] });
    expect(resolve(site, '/files/a%20b.zip')).toMatchObject({ href: '/files/a%20b.zip', problems: [] });
    expect(resolve(site, '/files').problems).toHaveLength(1);
  });

  it('depend on the file, whether it is there or not', async () => {
    const site = tempSite(files);
    const scope = scopeOf(site, 'guide/quick-start.mdx', '/guide/quick-start');
    for (const href of ['/logo.svg', '/missing.pdf'])
      resolveLink(href, { type: 'element' }, scope, site.context);
    const inPublic = (name: string) => path.join(site.context.docsDir, 'public', name);
    expect([...scope.dependencies]).toEqual([inPublic('logo.svg'), inPublic('missing.pdf')]);
  });
});

describe('links in other languages', () => {
  const settings = { locales: [{ lang: 'en' }, { lang: 'zh' }] };
  const both = { 'docs/en/a.mdx': '', 'docs/en/b.mdx': '', 'docs/zh/a.mdx': '', 'docs/zh/c.mdx': '' };
  const zh = { file: 'zh/c.mdx', route: '/zh/c' };

  it('prefer the same language, and fall back to the default one', async () => {
    const site = tempSite(both, settings);
    expect(resolve(site, '/a', zh).href).toBe('/zh/a');
    expect(resolve(site, '/b', zh).href).toBe('/b');
    expect(resolve(site, './a', zh).href).toBe('/zh/a');
    expect(resolve(site, './a.mdx', zh).href).toBe('/zh/a');
  });

  it('name a page of the same language with its ending too, unless the path is relative', async () => {
    const site = tempSite(both, settings);
    expect(resolve(site, '/a.mdx', zh).href).toBe('/zh/a');
    expect(resolve(site, '/a.mdx#b', zh).href).toBe('/zh/a#b');
    expect(resolve(site, '/b.mdx', zh).href).toBe('/b');
    expect(resolve(site, '/en/a.mdx', zh).href).toBe('/a');
    expect(resolve(site, '../en/a.mdx', zh).href).toBe('/a');
  });

  it('are relative to the folder of the page, also if that of the language has another one of that name', async () => {
    const site = tempSite({ ...both, 'docs/zh/en/a.mdx': '', 'docs/zh/zh/a.mdx': '' }, settings);
    expect(resolve(site, '../en/a.mdx', zh).href).toBe('/a');
    expect(resolve(site, './a', zh).href).toBe('/zh/a');
    expect(resolve(site, './zh/a', zh).href).toBe('/zh/zh/a');
  });

  it('name a page of the same version with its ending too', async () => {
    const site = tempSite(
      { 'docs/v1/a.mdx': '', 'docs/v1/c.mdx': '', 'docs/v2/a.mdx': '' },
      { multiVersion: { default: 'v2', versions: ['v1', 'v2'] } },
    );
    expect(resolve(site, '/a.mdx', { file: 'v1/c.mdx', route: '/v1/c' }).href).toBe('/v1/a');
  });

  it('work from the folder of the default language', async () => {
    const site = tempSite(both, settings);
    const en = { file: 'en/b.mdx', route: '/b' };
    expect(resolve(site, './a', en).href).toBe('/a');
    expect(resolve(site, './a.mdx', en).href).toBe('/a');
    expect(resolve(site, '/zh/c', en).href).toBe('/zh/c');
  });

  it('may write accents apart from their letters', async () => {
    const site = tempSite({ ...both, 'docs/en/caf\u00e9.mdx': '' }, settings);
    const href = '/caf%C3%A9';
    expect(resolve(site, './cafe\u0301.mdx', { file: 'en/b.mdx', route: '/b' })).toMatchObject({ href });
  });
});

describe('other links', () => {
  it.each(['https://a.b/c', 'HTTP://a.b', '//a.b/c', 'ftp://a.b'])('treats %s as external', async (href) => {
    expect(resolve(tempSite(), href)).toEqual({ href, isExternal: true, problems: [], links: [] });
  });

  it.each(['mailto:a@b.c', 'tel:+1'])('does not treat %s as a page', async (href) => {
    expect(resolve(tempSite(), href)).toMatchObject({ href, isExternal: false, problems: [] });
  });

  it('reports links to missing pages', async () => {
    const site = tempSite(files);
    const { problems } = resolve(site, './quick-strat.mdx#a');
    expect(problems).toMatchObject([
      {
        level: 'error',
        file: 'docs/guide/quick-start.mdx',
        line: 4,
        column: 2,
        what: 'The link "./quick-strat.mdx#a" is broken: there is no page /guide/quick-strat.mdx.',
        didYouMean: '/guide/quick-start',
      },
    ]);
    expect(resolve(site, '/giude.md').problems).toMatchObject([{ didYouMean: '/guide/' }]);
    expect(resolve(site, '/nowhere/at/all').problems).toMatchObject([{ didYouMean: undefined }]);
    expect(resolve(site, '/%').problems).toHaveLength(1);
    expect(resolve(site, '/shared/note').problems).toHaveLength(1);
  });
});

it('writes links from Markdown and from tags into the page', async () => {
  const source = '[a](./other.mdx) <a href="./other.mdx" target="_self">b</a> [c](https://c.d) https://e.f';
  const html = staticHtml(await compileMdx(source, { 'docs/other.mdx': 'x' }));
  const safe = 'target="_blank" rel="noopener noreferrer"';
  expect(html).toBe(
    `<p><a href="/other">a</a> <a href="/other" target="_self">b</a> <a href="https://c.d" ${safe}>c</a> <a href="https://e.f" ${safe}>https://e.f</a></p>`,
  );
});

describe('files the build writes', () => {
  const WRITTEN = [
    '/llms.txt',
    '/sitemap.xml',
    '/robots.txt',
    '/opensearch.xml',
    '/sbom.json',
    '/blog-rss.xml',
  ];
  const settings = { feeds: [{ title: 'Blog', path: '/blog/', output: 'blog-rss.xml' }] };

  it.each(WRITTEN)('can be linked: %s', async (address) => {
    const page = await compileMdx(`# P\n\n[file](${address})\n`, {}, { ...settings, base: '/docs/' });
    expect(problemTexts(page.problems)).toEqual([]);
    expect(staticHtml(page)).toContain(`href="/docs${address}"`);
  });

  it('include the Markdown of each page, which can be linked', async () => {
    const page = await compileMdx('# P\n\n[twin](/page.md)\n');
    expect(problemTexts(page.problems)).toEqual([]);
  });

  it('are reported if this build does not write them', async () => {
    const page = await compileMdx(
      '# P\n\n[feed](/blog-rss.xml)\n\n[s](/opensearch.xml)\n\n[l](/llm.txt)\n',
      {},
      { search: false },
    );
    expect(problemTexts(page.problems)).toEqual([
      'docs/page.mdx:3:1 The link "/blog-rss.xml" is broken: there is no file /blog-rss.xml.',
      'docs/page.mdx:5:1 The link "/opensearch.xml" is broken: there is no file /opensearch.xml.',
      'docs/page.mdx:7:1 The link "/llm.txt" is broken: there is no file /llm.txt.',
    ]);
    expect(page.problems[2]?.didYouMean).toBe('/llms.txt');
  });
});
