import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSite } from './create-site.ts';

declare const __ENGINE_ROOT__: string;

/** A mode that only Rspress has. */
const STARS = { icon: 'github', mode: 'github-stars', content: 'https://github.com/owner/clamp' };

const CONFIG = `import * as path from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';
import { pluginClientRedirects } from '@rspress/plugin-client-redirects';

const siteTitle = 'Clamp';

export default defineConfig({
  root: path.join(__dirname, 'website/docs'),
  title: siteTitle,
  description: 'Keep a number in its range.',
  base: '/clamp/',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Clamp' },
    { lang: 'de', label: 'Deutsch' },
  ],
  logo: { light: '/light.svg', dark: '/dark.svg' },
  globalStyles: path.join(__dirname, 'styles/index.css'),
  plugins: [
    pluginLlms(),
    pluginClientRedirects({
      redirects: [
        { from: ['/begin', '/start'], to: '/guide/start' },
        { from: '^/old/', to: '/guide/' },
        { from: '/v[0-9]+', to: '/' },
      ],
    }),
  ],
  builderConfig: { html: { tags: [] } },
  themeConfig: {
    socialLinks: [
      { icon: 'github', mode: 'github-stars', content: 'https://github.com/owner/clamp' },
      { icon: 'github', mode: 'link', content: 'https://github.com/owner/clamp' },
    ],
    editLink: { docRepoBaseUrl: 'https://github.com/owner/clamp/tree/main/website/docs' },
    footer: { message: process.env.FOOTER },
    lastUpdated: true,
    nav: [{ text: 'Guide', link: '/guide/start', activeMatch: '/guide/' }],
    sidebar: {
      '/guide/': [
        { text: 'Start', link: '/guide/start', tag: 'new' },
        { dividerType: 'dashed' },
        { sectionHeaderText: 'More' },
        {
          text: 'Group',
          collapsed: true,
          items: [
            { text: 'Site', link: 'https://clamp.example' },
            { dividerType: 'solid' },
          ],
        },
      ],
      '/guide/deep/': [],
    },
    locales: [
      { lang: 'de', outlineTitle: 'Auf dieser Seite', nav: [{ text: 'Anleitung', link: '/de/guide/start' }] },
    ],
  },
});
`;

function project(config: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rspress-'));
  mkdirSync(path.join(folder, 'website/docs/en/guide'), { recursive: true });
  writeFileSync(path.join(folder, 'website/docs/en/guide/start.md'), '# Start\n');
  mkdirSync(path.join(folder, 'website/docs/en/guide/deep'));
  mkdirSync(path.join(folder, 'website/docs/de'));
  mkdirSync(path.join(folder, 'styles'));
  writeFileSync(path.join(folder, 'styles/index.css'), 'p { color: teal }\n');
  writeFileSync(path.join(folder, 'rspress.config.ts'), config);
  const paths = { '@en/*': ['./website/docs/en/*'], '@styles/*': ['./styles/*'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
  return folder;
}

test('a site takes over what a Rspress project says, and lists what it could not read', () => {
  const site = path.join(mkdtempSync(path.join(os.tmpdir(), 'from-')), 'docs');
  const printed = createSite([site], { root: __ENGINE_ROOT__ }, project(CONFIG));
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const config = read('site.config.ts');
  const [, text = ''] = /defineConfig\((.*)\);/s.exec(config) ?? [];
  // It is JSON but for the names.
  const settings: unknown = JSON.parse(text.replaceAll(/^(\s*)(\w+):/gm, '$1"$2":'));
  expect(settings).toEqual({
    title: 'Clamp',
    description: 'Keep a number in its range.',
    base: '/clamp/',
    lang: 'en',
    logo: { light: '/light.svg', dark: '/dark.svg' },
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/owner/clamp' }],
    locales: [
      { lang: 'en', label: 'English', title: 'Clamp' },
      { lang: 'de', label: 'Deutsch' },
    ],
    repository: { url: 'https://github.com/owner/clamp', branch: 'main', docsDir: 'website/docs' },
    styles: 'styles/index.css',
    alias: { '@en': 'docs/en' },
    nav: {
      '/': [{ text: 'Guide', link: '/guide/start', activeMatch: '/guide/' }],
      '/de': [{ text: 'Anleitung', link: '/de/guide/start' }],
    },
    sidebar: {
      '/guide': [
        { type: 'file', name: 'start', label: 'Start', tag: 'new' },
        { type: 'divider', dashed: true },
        { type: 'section-header', label: 'More' },
        {
          type: 'custom-link',
          label: 'Group',
          collapsed: true,
          items: [{ type: 'custom-link', label: 'Site', link: 'https://clamp.example' }],
        },
      ],
    },
    redirects: { '/begin': '/guide/start', '/start': '/guide/start', '/old/*': '/guide/*' },
  });
  expect(read('docs/en/guide/start.md')).toBe('# Start\n');
  expect(read('styles/index.css')).toContain('teal');
  expect(printed.split('\n').filter((line) => line.startsWith('rspress.config.ts'))).toEqual([
    'rspress.config.ts:21 plugins[0] is not a plain value',
    'rspress.config.ts:37 themeConfig.footer.message is not a plain value',
    'rspress.config.ts:30 builderConfig has no setting here',
    'rspress.config.ts:38 themeConfig.lastUpdated has no setting here',
    'rspress.config.ts:57 themeConfig.locales[0].outlineTitle has no setting here',
    `rspress.config.ts:33 themeConfig.socialLinks[0] is not taken over: a site does not accept ${JSON.stringify(STARS)} there`,
    'rspress.config.ts:50 themeConfig.sidebar./guide/[3].items[1] is not taken over: only links and groups with a text can be here',
    'rspress.config.ts:54 themeConfig.sidebar./guide/deep/ is not taken over: only top-level folders have a sidebar',
    'rspress.config.ts:26 plugins[1].redirects[2] is not taken over: "/v[0-9]+" to "/"',
  ]);
  expect(printed).toContain(
    'tsconfig.json paths @styles is not taken over: website/docs does not contain it',
  );
});

test('top navigation that a file has too, and that of versions, is not lost', () => {
  const versions = "multiVersion: { default: 'v2', versions: ['v2', 'v1'] }";
  const nav = "{ v2: [{ text: 'New', link: '/a' }], v1: [{ text: 'Old', link: '/a' }] }";
  const from = project(
    `export default { title: 'T', root: 'website/docs', ${versions}, themeConfig: { nav: ${nav} } };\n`,
  );
  for (const name of ['v1', 'v2']) mkdirSync(path.join(from, 'website/docs', name));
  writeFileSync(path.join(from, 'website/docs/v2/_nav.json'), '[]');
  const site = path.join(mkdtempSync(path.join(os.tmpdir(), 'from-')), 'docs');
  expect(createSite([site], { root: __ENGINE_ROOT__ }, from)).toContain(
    'rspress.config.ts:1 themeConfig.nav is not taken over: docs/v2/_nav.json is there',
  );
  const config = readFileSync(path.join(site, 'site.config.ts'), 'utf8');
  expect(config).toContain('"/v1": [');
  expect(config).not.toContain('"/v2": [');
});

test.each([
  ['has a syntax error', 'export default { title: \n'],
  ['has no default export', 'export const config = {};\n'],
  ['names the docs folder docs, which does not exist', "export default { title: 'T' };\n"],
])('a project whose configuration %s is refused', (what, config) => {
  const site = path.join(mkdtempSync(path.join(os.tmpdir(), 'from-')), 'docs');
  expect(() => createSite([site], { root: __ENGINE_ROOT__ }, project(config))).toThrow(what);
});

const styled = (name: string) =>
  `import path from 'node:path';\nexport default { title: 'T', root: 'website/docs', globalStyles: path.join(__dirname, '${name}') };\n`;

test('a style sheet beside the project comes into the new site, and nothing is written beside that', () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'beside-'));
  const from = path.join(parent, 'project');
  cpSync(project(styled('../shared.css')), from, { recursive: true });
  writeFileSync(path.join(parent, 'shared.css'), 'p { color: teal }\n');
  const site = path.join(parent, 'site');
  createSite([site], { root: __ENGINE_ROOT__ }, from);
  expect(readFileSync(path.join(site, 'shared.css'), 'utf8')).toContain('teal');
  expect(readFileSync(path.join(site, 'site.config.ts'), 'utf8')).toContain('styles: "shared.css"');
  expect(readdirSync(parent).sort()).toEqual(['project', 'shared.css', 'site']);
});

test('a style sheet in another language is left to the reader', () => {
  const from = project(styled('styles/index.scss'));
  writeFileSync(path.join(from, 'styles/index.scss'), '$a: 1px;\n');
  const site = path.join(mkdtempSync(path.join(os.tmpdir(), 'from-')), 'docs');
  expect(createSite([site], { root: __ENGINE_ROOT__ }, from)).toContain(
    'rspress.config.ts:2 globalStyles is not taken over: styles/index.scss is not a CSS file',
  );
  expect(readFileSync(path.join(site, 'site.config.ts'), 'utf8')).not.toContain('styles');
});
