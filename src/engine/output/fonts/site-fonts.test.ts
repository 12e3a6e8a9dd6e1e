import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createEntryCache } from '../../files/entry-cache.ts';
import { glyphWidths } from '../cards/glyph-widths.ts';
import { siteFonts } from './site-fonts.ts';

const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));

const fontsFor = (...pages: string[]) =>
  siteFonts(
    pages.map((markdown) => ({ markdown })),
    { cacheDir },
  );

test('keep the characters of the pages and of a keyboard, and nothing else', async () => {
  for (const { content } of await fontsFor('Größe', 'naïve')) {
    const width = glyphWidths(content);
    expect(Array.from('Größenaïve{}@~').filter((character) => width(character) === undefined)).toEqual([]);
    expect(Array.from('éÑçł').filter((character) => width(character) !== undefined)).toEqual([]);
  }
});

test('are named after their family and content', async () => {
  const [text, code] = await fontsFor('plain');
  expect(text!.name).toMatch(/^assets\/site-text-[\w-]{8}\.woff2$/);
  expect(code!.name).toMatch(/^assets\/site-code-[\w-]{8}\.woff2$/);
  expect((await fontsFor('Ø')).map(({ name }) => name)).not.toContain(text!.name);
  expect((await fontsFor('plain')).map(({ name }) => name)).toEqual([text!.name, code!.name]);
});

test('are made once for the same characters', async () => {
  await fontsFor('once é');
  const folder = path.join(cacheDir, 'fonts');
  const cache = createEntryCache(folder);
  for (const name of readdirSync(folder)) await cache.write(name, Buffer.from('from the cache'));
  const again = await fontsFor('é once');
  expect(again.map(({ content }) => content.toString())).toEqual(['from the cache', 'from the cache']);
});

test('are made again if the cache is damaged', async () => {
  const made = await fontsFor('damaged ö');
  const folder = path.join(cacheDir, 'fonts');
  for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), 'damaged');
  expect(await fontsFor('damaged ö')).toEqual(made);
});

test('are made without a cache that can be written', async () => {
  const taken = path.join(cacheDir, 'a-file');
  writeFileSync(taken, '');
  const fonts = await siteFonts([], { cacheDir: taken });
  expect(fonts.map(({ content }) => content.length > 5000)).toEqual([true, true]);
});

test('come from packages whose license is in the bill of materials', async () => {
  for (const { packageDir } of await fontsFor('')) expect(readdirSync(packageDir)).toContain('LICENSE');
});
