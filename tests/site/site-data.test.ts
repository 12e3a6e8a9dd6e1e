import { beforeAll, describe, expect, test } from 'vitest';
import type { SidebarItem } from '../../src/model/sidebar-types.ts';
import type { SiteData } from '../../src/model/site.ts';
import { compileSite } from '../../src/engine/site/compile-site.ts';
import { siteData } from '../../src/engine/site/site-data.ts';
import { emptyCache, fixtureDir, fixtureWith } from './built-site.ts';

async function dataOf(siteDir: string, lang = 'en'): Promise<SiteData> {
  const { site } = await compileSite({ siteDir, cacheDir: emptyCache(), onStep: () => undefined });
  return siteData(site, lang);
}

describe('the contract fixture', () => {
  let data: SiteData;
  beforeAll(async () => {
    data = await dataOf(fixtureDir('contract'));
  }, 60_000);

  test('[E7] has title, description, icon, logo, logoText, ssg, multiVersion, search and markdown', () => {
    expect(data).toMatchObject({
      title: 'Contract',
      description: 'A site that uses every part of the content contract.',
      icon: '/icon.svg',
      logo: '/icon.svg',
      logoText: 'Contract',
      ssg: true,
      multiVersion: { default: '', versions: [] },
      search: { provider: 'embedded' },
      markdown: { showLineNumbers: false, defaultWrapCode: false },
    });
  });

  test('[E5] social links have icon, mode and content', () => {
    expect(data.socialLinks).toEqual([
      { icon: 'github', mode: 'link', content: 'https://example.com/contract' },
      { icon: 'chat', mode: 'text', content: 'contract-chat' },
    ]);
  });

  test('[N1] has the top navigation', () => {
    expect(data.locales[0]?.nav).toEqual([
      { text: 'Guide', link: '/guide/', activeMatch: '^/guide/' },
      { text: 'Writing', link: '/writing/markdown', activeMatch: '/writing/', tag: 'new' },
      {
        text: 'More',
        items: [
          { text: 'Reference', link: '/reference/' },
          { text: 'Elsewhere', link: 'https://example.com/' },
        ],
      },
    ]);
  });

  test('[N2] has a sidebar for each folder, and one for shared components without links', () => {
    const sidebars = data.locales[0]?.sidebar ?? {};
    expect(Object.keys(sidebars).sort()).toEqual([
      '/frontmatter/',
      '/guide/',
      '/reference/',
      '/shared/',
      '/types/',
      '/writing/',
    ]);
    expect(sidebars['/shared/']).toEqual(
      ['CJS', 'ESM', 'MF', 'UMD'].map((text) => ({ text, _fileKey: `shared/components/${text}` })),
    );
  });

  test('[E4] sidebar items have text, link, items, collapsed, collapsible, tag, context, _fileKey and overviewHeaders', () => {
    const guide: SidebarItem[] = data.locales[0]?.sidebar['/guide/'] ?? [];
    expect(guide.slice(0, 5)).toEqual([
      { text: 'The guide', link: '/guide/', _fileKey: 'guide/index' },
      { text: 'Getting started', link: '/guide/start', tag: 'new', context: 'hot', _fileKey: 'guide/start' },
      { dividerType: 'solid' },
      { sectionHeaderText: 'Topics', tag: 'beta' },
      {
        text: 'In depth',
        collapsible: true,
        collapsed: true,
        tag: 'long',
        context: 'deep',
        overviewHeaders: [2, 3],
        _fileKey: 'guide/topics',
        items: [
          {
            text: 'Second, by its frontmatter',
            link: '/guide/topics/second',
            tag: 'own',
            context: 'own-context',
            _fileKey: 'guide/topics/second',
          },
          {
            text: 'First topic',
            link: '/guide/topics/first',
            overviewHeaders: [3],
            _fileKey: 'guide/topics/first',
          },
        ],
      },
    ]);
    expect(guide).toContainEqual({ dividerType: 'dashed' });
    expect(guide.at(-1)).toMatchObject({ text: 'Shelf', link: '/reference/', collapsed: true, _fileKey: '' });
  });
});

test('[E6] a locale has lang, label, title, description, editLink, nav and sidebar', async () => {
  const { locales, title, lang } = await dataOf(fixtureDir('two-locales'), 'zh');
  expect({ title, lang }).toEqual({ title: '两种语言', lang: 'en' });
  expect(locales).toEqual([
    {
      lang: 'en',
      label: 'English',
      title: 'Two tongues',
      description: 'In two languages.',
      editLink: {
        docRepoBaseUrl: 'https://example.com/tongues/edit/main/docs',
        text: 'Edit this page',
      },
      nav: [
        { text: 'Guide v2', link: '/guide/start', activeMatch: '^/guide/' },
        { text: 'Home v2', link: '/' },
      ],
      sidebar: {
        '/guide/': [
          { text: 'Start v2', link: '/guide/start', _fileKey: 'v2/en/guide/start' },
          { text: 'Next v2', link: '/guide/next', _fileKey: 'v2/en/guide/next' },
        ],
      },
    },
    {
      lang: 'zh',
      label: '简体中文',
      title: '两种语言',
      description: '两种语言的网站。',
      editLink: { docRepoBaseUrl: 'https://example.com/zh-docs', text: '编辑此页' },
      nav: [{ text: '指南 v2', link: '/zh/guide/start', activeMatch: '^/guide/' }],
      sidebar: {
        '/zh/guide/': [{ text: '开始 v2', link: '/zh/guide/start', _fileKey: 'v2/zh/guide/start' }],
        '/zh/教程/': [
          { text: '教程', link: '/zh/教程/', _fileKey: 'v2/zh/教程/index' },
          { text: '入门', link: '/zh/教程/入门', _fileKey: 'v2/zh/教程/入门' },
        ],
      },
    },
  ]);
});

describe('[C8] logos come', () => {
  const LOGOS = `
  logo: '/logo.svg',
  family: { members: [
    { name: 'A', desc: '', descEn: '', logo: '/a.svg', url: 'https://a.example' },
    { name: 'B', desc: '', descEn: '', logo: 'https://b.example/b.svg', url: 'https://b.example' },
  ] },`;

  async function logosOf(settings: string): Promise<string[]> {
    const siteDir = fixtureWith('furniture', {
      'site.config.ts': `export default { title: 'Logos', ${LOGOS} ${settings} };`,
      'docs/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'docs/public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const { logo, family } = await dataOf(siteDir);
    return [logo, ...family.members.map((member) => member.logo)];
  }

  test('from the site itself', async () => {
    expect(await logosOf('')).toEqual(['/logo.svg', '/a.svg', 'https://b.example/b.svg']);
  });

  test('from the configured asset host, which is prepended', async () => {
    expect(await logosOf("assetHost: 'https://cdn.example/docs'")).toEqual([
      'https://cdn.example/docs/logo.svg',
      'https://cdn.example/docs/a.svg',
      'https://b.example/b.svg',
    ]);
  });
});
