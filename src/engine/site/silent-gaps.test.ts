import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { placeOf } from '../../model/problem.ts';
import { siteConfigSchema } from '../config/schema.ts';
import type { SiteConfigInput } from '../config/site-settings.ts';
import { silentGaps } from './silent-gaps.ts';
import { tempSite } from './temp-site.fixture.ts';
import type { SiteFiles } from './temp-site.fixture.ts';

function gapsOf(routes: string[], settings: Partial<SiteConfigInput> = {}, files: SiteFiles = {}) {
  const { siteDir, docsDir } = tempSite(files);
  const config = siteConfigSchema.parse({ title: 'T', ...settings });
  const site = {
    siteDir,
    docsDir,
    config,
    configFile: path.join(siteDir, 'site.config.ts'),
    dependencies: [],
  };
  const find = () => silentGaps(site, routes).map((one) => [one.level, placeOf(one), one.what]);
  return { docsDir, find };
}

it('a home page that a language or version lacks', () => {
  const settings = {
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文' },
    ],
  };
  expect(gapsOf(['/', '/a', '/zh/a'], settings).find()).toEqual([
    ['warning', 'docs', 'There is no page for /zh/, so whoever opens that address gets the 404 page.'],
  ]);
  expect(gapsOf(['/a']).find()).toEqual([
    ['warning', 'docs', 'There is no page for /, so whoever opens that address gets the 404 page.'],
  ]);
  expect(gapsOf(['/', '/a', '/zh/'], settings).find()).toEqual([]);
});

it('no home page is missing that redirects', () => {
  expect(gapsOf(['/', '/zh/a'], { redirects: { '/zh': '/zh/a' } }).find()).toEqual([]);
});

it('a theme of Rspress, unless an alias leads to it', () => {
  const files = { 'theme/index.tsx': 'export const HomeLayout = () => null;' };
  expect(gapsOf(['/'], {}, files).find()).toEqual([
    ['warning', 'theme/index.tsx:1:1', 'This file has no effect: a site has no layouts of its own.'],
  ]);
  expect(gapsOf(['/'], { alias: { '@own': 'theme' } }, files).find()).toEqual([]);
  expect(gapsOf(['/'], {}, { 'theme/Prompt.tsx': '' }).find()).toEqual([]);
});

it('links to files that do not exist, in any folder', () => {
  const { docsDir, find } = gapsOf(['/'], {}, { 'docs/guide/a.mdx': '', 'docs/public/x.txt': '' });
  symlinkSync('a.mdx', path.join(docsDir, 'guide/b.mdx'));
  symlinkSync('../none.mdx', path.join(docsDir, 'guide/c.mdx'));
  symlinkSync('none.svg', path.join(docsDir, 'public/d.svg'));
  // An editor's lock file.
  symlinkSync('somebody@host', path.join(docsDir, '.#a.mdx'));
  expect(find()).toEqual([
    ['error', 'docs/guide/c.mdx', 'This is a link to "../none.mdx", which does not exist.'],
    ['error', 'docs/public/d.svg', 'This is a link to "none.svg", which does not exist.'],
  ]);
});
