import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { build, emptyCache, filesBelow, siteWith } from './built-site.ts';
import type { BuiltSite } from './built-site.ts';

declare const __ENGINE_ROOT__: string;

const SITE = {
  'site.config.ts':
    "export default { title: 'T', url: 'https://docs.example', base: '/below/', logo: '/logo.svg' };\n",
  'docs/index.mdx': '# Home\n',
  'docs/guide/start.mdx': '---\ndescription: How to begin 📦\n---\n\n# Start\n',
  'docs/guide/index.mdx': '# Guide\n',
  'docs/chinese.mdx': '# 中文\n',
  'docs/own.mdx':
    '---\nhead:\n  - - meta\n    - property: og:image\n      content: https://elsewhere.example/own.png\n---\n\n# Own\n',
  'docs/public/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
};

function metaOf(site: BuiltSite, file: string, name: string): string[] {
  const found = site.page(file).querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`);
  return [...found].map((meta) => meta.getAttribute('content') ?? '');
}

test('pages name a social card if and only if it exists', { timeout: 90_000 }, async () => {
  const siteDir = siteWith(SITE);
  const cacheDir = emptyCache();
  const site = await build(siteDir, { cards: true, cacheDir });
  const address = 'https://docs.example/below/';
  const named = ['index.html', 'guide/start.html', 'guide/index.html'].map((file) =>
    metaOf(site, file, 'og:image'),
  );
  expect(named).toEqual([
    [`${address}cards/index.png`],
    [`${address}cards/guide/start.png`],
    [`${address}cards/guide/index.png`],
  ]);
  for (const [card = ''] of named) {
    const png = readFileSync(path.join(site.outDir, card.slice(address.length)));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
  }
  expect(metaOf(site, 'guide/start.html', 'twitter:card')).toEqual(['summary_large_image']);
  expect(metaOf(site, 'guide/start.html', 'og:image:alt')).toEqual(['Start - T']);

  // A page's own image wins. A character that the font lacks is reported instead of drawn as an empty box.
  expect(metaOf(site, 'own.html', 'og:image')).toEqual(['https://elsewhere.example/own.png']);
  for (const file of ['chinese.html', '404.html']) {
    expect([file, metaOf(site, file, 'og:image'), metaOf(site, file, 'twitter:card')]).toEqual([
      file,
      [],
      [],
    ]);
    expect(existsSync(path.join(site.outDir, 'cards', file.replace('.html', '.png')))).toBe(false);
  }
  expect(site.problems.map(({ file, what }) => [file, what])).toEqual([
    ['docs/chinese.mdx', 'This page has no social card: the font of the cards has no `中`.'],
  ]);

  // Cached cards are not drawn again; changed ones are.
  const cards = path.join(cacheDir, 'cards');
  const known = readdirSync(cards);
  expect(known).toHaveLength(4);
  for (const name of known) writeFileSync(path.join(cards, name), 'known');
  writeFileSync(path.join(siteDir, 'docs/guide/start.mdx'), '# Another title\n');
  const rebuilt = await build(siteDir, { cards: true, cacheDir });
  expect(rebuilt.read('cards/index.png')).toBe('known');
  expect(rebuilt.read('cards/guide/start.png')).toContain('PNG');
  expect(readdirSync(cards)).toHaveLength(5);

  const without = await build(siteDir, { cacheDir });
  expect(without.files().filter((file) => file.startsWith('cards/'))).toEqual([]);
  expect(metaOf(without, 'index.html', 'og:image')).toEqual([]);
});

test('the command that draws cards to look at keeps other files of the folder', { timeout: 90_000 }, () => {
  const site = siteWith({ 'docs/index.mdx': '# Home\n', 'own/cards/notes.txt': 'Mine.\n' });
  const out = path.join(site, 'own');
  const command = path.join(__ENGINE_ROOT__, 'scripts/run.mjs');
  execFileSync(process.execPath, [command, 'cards', '--site', site, '--out', out]);
  expect(filesBelow(out)).toEqual(['cards/index.png', 'cards/notes.txt']);
});
