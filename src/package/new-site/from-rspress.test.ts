import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSite } from './create-site.ts';

declare const __ENGINE_ROOT__: string;

const CONFIG = `import * as path from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';

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
  plugins: [pluginLlms()],
  builderConfig: { html: { tags: [] } },
  themeConfig: {
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/owner/clamp' }],
    editLink: { docRepoBaseUrl: 'https://github.com/owner/clamp/tree/main/website/docs' },
    footer: { message: process.env.FOOTER },
    lastUpdated: true,
    nav: [{ text: 'Guide', link: '/guide/start', activeMatch: '/guide/' }],
  },
});
`;

function project(config: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rspress-'));
  mkdirSync(path.join(folder, 'website/docs/en/guide'), { recursive: true });
  writeFileSync(path.join(folder, 'website/docs/en/guide/start.md'), '# Start\n');
  mkdirSync(path.join(folder, 'styles'));
  writeFileSync(path.join(folder, 'styles/index.css'), 'p { color: teal }\n');
  writeFileSync(path.join(folder, 'rspress.config.ts'), config);
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
  });
  expect(read('docs/en/guide/start.md')).toBe('# Start\n');
  expect(read('styles/index.css')).toContain('teal');
  expect(JSON.parse(read('docs/en/_nav.json'))).toEqual([
    { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
  ]);
  for (const line of [
    'rspress.config.ts:19 plugins[0] is not a plain value',
    'rspress.config.ts:24 themeConfig.footer.message is not a plain value',
    'rspress.config.ts builderConfig has no setting here',
    'rspress.config.ts themeConfig.lastUpdated has no setting here',
  ])
    expect(printed).toContain(line);
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
    'rspress.config.ts globalStyles: only a CSS file is taken over, not styles/index.scss',
  );
  expect(readFileSync(path.join(site, 'site.config.ts'), 'utf8')).not.toContain('styles');
});
