import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileSite } from '../../site/compile-site.ts';
import { collectRecords } from './collect-records.ts';
import { siteRecords } from './site-records.ts';

declare const __ENGINE_ROOT__: string;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'records-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const optionsFor = (siteDir: string) => ({
  siteDir,
  cacheDir: path.join(folder, 'cache'),
  onStep: () => undefined,
});
const twoLocales = () => optionsFor(path.join(__ENGINE_ROOT__, 'tests/fixtures/two-locales'));

function siteOf(files: Record<string, string>, settings = {}) {
  const all = {
    ...files,
    'site.config.ts': `export default ${JSON.stringify({ title: 'My site', ...settings })};`,
  };
  for (const [name, content] of Object.entries(all)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return optionsFor(folder);
}

async function recordsOf(options: ReturnType<typeof siteOf>) {
  const { site, pages } = await compileSite(options);
  return siteRecords(site, pages);
}

const byText = (a: unknown[], b: unknown[]) => (a.join(' ') < b.join(' ') ? -1 : 1);

/** URLs with top-level section and page title. */
async function titlesOf(files: Record<string, string>, settings = {}) {
  const [locale] = await recordsOf(siteOf(files, settings));
  return locale?.pages.map(({ records: [first] }) => [
    first?.url,
    first?.hierarchy.lvl0,
    first?.hierarchy.lvl1,
  ]);
}

const nav = JSON.stringify([
  { text: 'Guide', link: '/guide/start', activeMatch: '^/guide/' },
  { text: 'More', items: [{ text: 'Config', link: '/config/' }] },
]);

describe('one language', () => {
  it('does not have pages that are not for search', async () => {
    const files = { 'docs/found.mdx': '# Found', 'docs/hidden.mdx': '---\nsearch: false\n---\n\n# Hidden' };
    expect(await titlesOf(files)).toEqual([['/found', 'My site', 'Found']]);
  });

  it('[E8] takes the top-level section from the top navigation, the group that lists a loose page, or the site’s title', async () => {
    const tools = { type: 'custom-link', label: 'Tools', items: [{ label: 'The lab', link: '/lab' }] };
    const files = {
      'docs/_nav.json': nav,
      'docs/guide/_meta.json': JSON.stringify(['start', tools]),
      'docs/lab.mdx': '# Lab',
      'docs/index.mdx': '# Welcome',
      'docs/guide/start.mdx': '# Start',
      'docs/config/index.mdx': '# Options',
      'docs/config/dts.mdx': '# lib.dts',
      'docs/other.mdx': '# Other',
    };
    expect((await titlesOf(files))?.sort()).toEqual([
      ['/', 'My site', 'Welcome'],
      ['/config/', 'More', 'Options'],
      ['/config/dts', 'More', 'lib.dts'],
      ['/guide/start', 'Guide', 'Start'],
      ['/lab', 'Tools', 'Lab'],
      ['/other', 'My site', 'Other'],
    ]);
  });

  it('[E8] includes the base in URLs', async () => {
    const files = { 'docs/index.mdx': '# Welcome', 'docs/a.mdx': '# A' };
    expect((await titlesOf(files, { base: '/docs/' }))?.map(([url]) => url)).toEqual(
      expect.arrayContaining(['/docs/', '/docs/a']),
    );
  });

  it('[E8] names pages without a title after the site, and includes their description', async () => {
    const files = {
      'docs/index.mdx':
        '---\npageType: home\ndescription: About it.\nhero:\n  name: N\n  text: Build it\n---\n',
    };
    const [locale] = await recordsOf(siteOf(files));
    expect(locale?.pages).toMatchObject([
      {
        description: 'About it.',
        records: [{ url: '/', hierarchy: { lvl1: 'My site' }, content: 'About it. Build it' }],
      },
    ]);
  });

  it('[E8] omits the 404 page', async () => {
    const files = {
      'docs/index.mdx': '# Welcome',
      'docs/404.mdx': '# Lost',
      'docs/gone.mdx': '---\npageType: "404"\n---\n\n# Gone',
    };
    expect((await titlesOf(files))?.map(([url]) => url)).toEqual(['/']);
  });
});

describe('two languages and versions', () => {
  it('[E8] have separate indexes, with the titles of their own navigation', async () => {
    const locales = await recordsOf(twoLocales());
    const starts = locales.map(({ lang, version, pages }) => {
      const start = pages.find(({ records }) => records[0]?.url.endsWith('/guide/start'))?.records[0];
      return [lang, version, pages.length, start?.url, start?.hierarchy.lvl0, start?.hierarchy.lvl1];
    });
    expect(starts.sort(byText)).toEqual([
      ['en', 'v1', 4, '/v1/guide/start', 'Guide v1', 'Start v1'],
      ['en', 'v2', 4, '/guide/start', 'Guide v2', 'Start v2'],
      ['zh', 'v1', 2, '/v1/zh/guide/start', '指南 v1', '开始 v1'],
      ['zh', 'v2', 5, '/zh/guide/start', '指南 v2', '开始 v2'],
    ]);
  });

  it('[E6] use the site’s title in their language for pages outside any section', async () => {
    const locales = await recordsOf(twoLocales());
    const homes = locales.flatMap(({ lang, pages }) =>
      pages.flatMap(({ records: [first] }) =>
        first?.url.endsWith('/') ? [[lang, first.url, first.hierarchy.lvl0]] : [],
      ),
    );
    expect(homes.sort(byText)).toEqual([
      ['en', '/', 'Home v2'],
      ['en', '/v1/', 'Home v1'],
      ['zh', '/v1/zh/', '两种语言'],
      ['zh', '/zh/', '两种语言'],
      ['zh', '/zh/%E6%95%99%E7%A8%8B/', '两种语言'],
    ]);
  });

  it('share a hosted index, and each record has its language and version', async () => {
    const { records, config } = await collectRecords(twoLocales());
    expect(config.title).toBe('Two tongues');
    expect(new Set(records.map(({ lang, version }) => `${lang} ${version}`)).size).toBe(4);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records.find(({ url }) => url === '/v1/zh/guide/start#安装')).toMatchObject({
      lang: 'zh',
      version: 'v1',
      type: 'lvl2',
      hierarchy: { lvl0: '指南 v1', lvl1: '开始 v1', lvl2: '安装' },
    });
  });
});
