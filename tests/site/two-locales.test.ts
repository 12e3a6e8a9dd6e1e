import { beforeAll, describe, expect, test } from 'vitest';
import { readSiteManifest } from '../../src/engine/output/hosts/site-manifest.ts';
import { type BuiltSite, build, fixtureDir, siteWith } from './built-site.ts';
import { ENGLISH } from '../../src/model/words/words.ts';
import { attributes, links, one, sidebarLines, textOf, texts } from './read-page.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await build(fixtureDir('two-locales'));
}, 60_000);

const PAGES = [
  ['guide/start.html', 'en', 'Start v2'],
  ['zh/guide/start.html', 'zh', '开始 v2'],
  ['v1/guide/start.html', 'en', 'Start v1'],
  ['v1/zh/guide/start.html', 'zh', '开始 v1'],
] as const;

test('[R8] language and version are the first segments of a path, without the default ones', () => {
  expect(site.problems).toEqual([]);
  expect(readSiteManifest(site.outDir)).toMatchObject({
    langs: ['en', 'zh'],
    defaultLang: 'en',
    versions: ['v2', 'v1'],
    defaultVersion: 'v2',
    routes: [
      '/v1/guide/next',
      '/v1/guide/old',
      '/v1/guide/start',
      '/v1/',
      '/v1/zh/guide/start',
      '/v1/zh/',
      '/guide/next',
      '/guide/start',
      '/guide/where',
      '/',
      '/zh/guide/start',
      '/zh/guide/where',
      '/zh/',
      '/zh/教程/',
      '/zh/教程/入门',
    ],
  });
});

test.each(PAGES)('[R8] %s is in %s', (file, lang, heading) => {
  const page = site.page(file);
  expect(page.documentElement.lang).toBe(lang);
  expect(textOf(page.querySelector('h1'))).toBe(heading);
});

describe('[E6] a locale has its own', () => {
  test('title and description', () => {
    const page = site.page('zh/guide/start.html');
    expect(page.title).toBe('开始 v2 - 两种语言');
    expect(attributes(page, 'meta[name="description"]', 'content')).toEqual(['两种语言的网站。']);
    expect(attributes(page, 'meta[property="og:site_name"]', 'content')).toEqual(['两种语言']);
    expect(textOf(page.querySelector('.site-brand'))).toBe('两种语言');
    expect(site.page('guide/start.html').title).toBe('Start v2 - Two tongues');
  });

  test('edit link', () => {
    expect(links(site.page('v1/zh/guide/start.html'))).toContainEqual([
      '编辑此页',
      'https://example.com/zh-docs/v1/zh/guide/start.mdx',
    ]);
    expect(links(site.page('guide/start.html'))).toContainEqual([
      'Edit this page',
      'https://example.com/tongues/edit/main/docs/v2/en/guide/start.mdx',
    ]);
  });

  test('top navigation and home', () => {
    const nav = (file: string, label = 'Main') => links(one(site.page(file), `nav[aria-label="${label}"]`));
    expect(nav('guide/start.html')).toEqual([
      ['Guide v2', '/guide/start'],
      ['Home v2', '/'],
    ]);
    expect(nav('zh/guide/start.html', '主导航')).toEqual([['指南 v2', '/zh/guide/start']]);
    expect(nav('v1/guide/old.html')).toEqual([
      ['Guide v1', '/v1/guide/start'],
      ['Home v1', '/v1/'],
    ]);
    expect(one(site.page('v1/zh/index.html'), '.site-brand').getAttribute('href')).toBe('/v1/zh/');
  });

  test('sidebar', () => {
    expect(sidebarLines(site.page('guide/next.html'))).toEqual([
      'Start v2 </guide/start>',
      'Next v2 </guide/next> *',
    ]);
    expect(sidebarLines(site.page('v1/guide/old.html'))).toEqual([
      'Start v1 </v1/guide/start>',
      'Next v1 </v1/guide/next>',
      'Only in v1 </v1/guide/old> *',
    ]);
    expect(sidebarLines(site.page('v1/zh/guide/start.html'))).toEqual(['开始 v1 </v1/zh/guide/start> *']);
  });
});

describe('[E6] the shell speaks the language of the page', () => {
  const visibleAndSpoken = (file: string) => {
    const shell = one(site.page(file), '#root').cloneNode(true) as Element;
    shell.querySelector('article')?.remove();
    return [
      ...texts(shell, 'a, button, p, span, label'),
      ...['aria-label', 'placeholder'].flatMap((name) => attributes(shell, `[${name}]`, name)),
    ].join('\n');
  };

  test('in Chinese, without an English word of the table', () => {
    const page = visibleAndSpoken('zh/guide/start.html');
    for (const word of [
      '搜索',
      '菜单',
      '本页目录',
      '复制页面',
      '跳到正文',
      '页面',
      '主题: 自动',
      '语言: 简体中文',
    ])
      expect(page).toContain(word);
    const english = Object.values(ENGLISH).filter((word) => !word.includes('{'));
    expect(english.filter((word) => page.split('\n').includes(word))).toEqual([]);
  });

  test('in callouts, footnotes and components', () => {
    const article = one(site.page('zh/guide/start.html'), 'article');
    expect(texts(article, '.callout-title')).toEqual(['提示', '警告']);
    expect(texts(article, '#footnote-label')).toEqual(['脚注']);
    expect(attributes(article, '.data-footnote-backref', 'aria-label')).toEqual(['返回引用 1']);
    expect(texts(article, '[role=tab]')).toEqual(['标签 1']);
  });

  test('with the words of the configuration', () => {
    expect(texts(site.page('guide/next.html'), '.neighbor-label')).toEqual(['Back']);
  });

  test('and a document carries words for scripts only if they differ from the English in the code', () => {
    const words = (file: string) => site.page(file).documentElement.getAttribute('data-words');
    expect(words('guide/start.html')).toBeNull();
    expect(JSON.parse(words('zh/guide/start.html') ?? '')).toMatchObject({
      'Did you mean': '你要找的是不是',
    });
  });
});

test("breadcrumbs and structured data name the section of the page's own version", () => {
  const crumbs = (file: string) => links(one(site.page(file), 'nav[aria-label="Breadcrumbs"]'));
  const structuredData = (file: string) =>
    (
      JSON.parse(one(site.page(file), 'script[type="application/ld+json"]').textContent) as {
        itemListElement: { name: string; item?: string }[];
      }
    ).itemListElement.map(({ name, item }) => [name, item]);
  expect(crumbs('guide/next.html')).toEqual([['Guide v2', '/guide/start']]);
  expect(crumbs('v1/guide/next.html')).toEqual([['Guide v1', '/v1/guide/start']]);
  expect(structuredData('v1/guide/next.html')).toEqual([
    ['Guide v1', 'https://tongues.example/v1/guide/start'],
    ['Next v1', undefined],
  ]);
});

test('[R13] a page links to its translations in the same version, if they exist', () => {
  const alternates = (file: string) =>
    [...site.page(file).querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
  expect(alternates('guide/start.html')).toEqual([['zh', 'https://tongues.example/zh/guide/start']]);
  expect(alternates('zh/index.html')).toEqual([['en', 'https://tongues.example/']]);
  expect(alternates('v1/zh/guide/start.html')).toEqual([['en', 'https://tongues.example/v1/guide/start']]);
  expect(alternates('guide/next.html')).toEqual([]);
});

test('a link stays in its language and version if that page exists', () => {
  const article = (file: string) => links(one(site.page(file), 'article p'));
  expect(article('v1/zh/index.html').map(([, href]) => decodeURI(href ?? ''))).toEqual([
    '/v1/zh/guide/start',
    '/v1/zh/guide/start#安装',
  ]);
  expect(article('zh/guide/start.html')[0]).toEqual(['只有英文', '/guide/next']);
  expect(article('v1/guide/start.html')).toEqual([
    ['Next', '/v1/guide/next'],
    ['home', '/v1/'],
    ['by route', '/v1/guide/next'],
  ]);
  expect(article('v1/guide/old.html')).toEqual([
    ['Newer', '/v1/guide/start'],
    ['older', '/v1/guide/start'],
    ['other language', '/v1/zh/guide/start'],
  ]);
});

test('[R8] brand and switchers never lead to a page that does not exist', async () => {
  const partial = await build(
    siteWith({
      'site.config.ts': `export default { title: 'T', lang: 'en',
        locales: [{ lang: 'en' }, { lang: 'zh' }, { lang: 'zh-TW' }] };`,
      'docs/zh/guide/start.mdx': '# 开始',
      'docs/zh/guide/a.mdx': '# 甲',
      'docs/zh/_nav.json': '[{ "text": "指南", "link": "/guide/start" }]',
    }),
  );
  const page = partial.page('zh/guide/start.html');
  expect(attributes(page, '.site-brand', 'href')).toEqual(['/zh/guide/start']);
  expect(links(one(page, '#nav-languages'))).toEqual([
    ['English 本页尚未翻译', '/'],
    ['中文', '/zh/guide/start'],
  ]);
  expect(links(one(partial.page('index.html'), '#nav-languages'))).toEqual([
    ['English', '/'],
    ['中文 this page is not translated', '/zh/guide/start'],
  ]);
}, 60_000);

test.each([
  ['404.html', 'en', 'PAGE NOT FOUND', '/'],
  ['zh/404.html', 'zh', '页面未找到', '/zh/'],
  ['v1/404.html', 'en', 'PAGE NOT FOUND', '/v1/'],
  ['v1/zh/404.html', 'zh', '页面未找到', '/v1/zh/'],
])('[R6] %s says in %s that a page does not exist, and leads home', (file, lang, message, home) => {
  const page = site.page(file);
  expect(page.documentElement.lang).toBe(lang);
  expect(texts(page, '.not-found > p')).toEqual([message]);
  expect(attributes(page, '.not-found-ways a', 'href')).toEqual([home]);
});

test('[R6] hosts with rules show the 404 page of the language, that of a version last', () => {
  const rules = site
    .read('_redirects')
    .split('\n')
    .filter((line) => line.endsWith(' 404'));
  expect(rules).toEqual(['/v1/zh/* /v1/zh/404.html 404', '/v1/* /v1/404.html 404', '/zh/* /zh/404.html 404']);
});

test('the offline page is in the language of its path', () => {
  const worker = site.read('offline-worker.js');
  const starts = ['"/v1/zh/"', '"/v1/"', '"/zh/"', '"/"'].map((prefix) => worker.indexOf(prefix));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(worker.match(/lang="?zh"?[^]*?你已离线/g)).toHaveLength(2);
  expect(worker.match(/You are offline/g)).toHaveLength(2);
});

test('[R6] a 404.mdx of a language is its 404 page', async () => {
  const own = await build(
    siteWith({
      'site.config.ts': "export default { title: 'T', locales: [{ lang: 'en' }, { lang: 'zh' }] };",
      'docs/zh/index.mdx': '# 首页',
      'docs/zh/404.mdx': '# 迷路了',
    }),
  );
  expect(own.problems).toEqual([]);
  const page = own.page('zh/404.html');
  expect(page.documentElement.getAttribute('data-type')).toBe('404');
  expect(texts(page, 'h1')).toEqual(['迷路了']);
  expect(own.read('sitemap.xml')).not.toContain('404');
}, 60_000);

test('the direction of a page follows its language, and code keeps its own', async () => {
  const partial = await build(
    siteWith({
      'site.config.ts': "export default { title: 'T', locales: [{ lang: 'en' }, { lang: 'ar' }] };",
      'docs/ar/index.mdx': '# دليل\n\nنص `a.b()` نص\n\n```js\na.b();\n```\n',
    }),
  );
  expect(partial.page('index.html').documentElement.hasAttribute('dir')).toBe(false);
  const page = partial.page('ar/index.html');
  expect(page.documentElement.getAttribute('dir')).toBe('rtl');
  expect(attributes(page, 'article pre, article code', 'dir')).toEqual(['ltr', 'ltr', 'ltr']);
  expect(partial.problems).toMatchObject([{ what: expect.stringContaining('Pages in "ar" have') }]);
}, 60_000);

test('names in other letters are escaped in every address that is written', () => {
  const page = site.page('zh/教程/入门.html');
  const address = `/zh/${encodeURIComponent('教程')}/${encodeURIComponent('入门')}`;
  expect(attributes(page, 'link[rel=canonical]', 'href')).toEqual([`https://tongues.example${address}`]);
  expect(attributes(page, '.sidebar [aria-current]', 'href')).toEqual([address]);
  expect(attributes(page, 'link[type="text/markdown"]', 'href')).toEqual([`${address}.md`]);
  expect(links(page)).toContainEqual(['编辑此页', `https://example.com/zh-docs/v2${address}.mdx`]);
  const targets = links(one(site.page('zh/教程/index.html'), 'article p')).map(([, href]) => href);
  expect(targets).toEqual([address, address, `${address}#${encodeURIComponent('步骤')}`]);
  expect(site.read('sitemap.xml')).toContain(`<loc>https://tongues.example${address}</loc>`);
  expect(site.read('llms.txt')).toContain(`(https://tongues.example${address}.md)`);
  expect(site.read('_redirects')).toContain(`/zh/${encodeURIComponent('旧教程')} ${address} 308\n`);
  expect(site.read('zh/教程/index.md')).toContain(`[路由](https://tongues.example${address})`);
  expect(site.read('_redirects')).toMatch(/^[ -~\n]+$/);
  expect(site.read('_headers')).toMatch(/^[ -~\n]+$/);
});

test.each([
  ['guide/where.html', 'Good morning|unknown|en|v2|Where|/guide/where|Two tongues|0'],
  ['zh/guide/where.html', '早上好|unknown|zh|v2|在哪里|/zh/guide/where|Two tongues|0'],
])('hooks know the page and its language on %s', (file, told) => {
  expect(textOf(one(site.page(file), '.where'))).toBe(told);
});
