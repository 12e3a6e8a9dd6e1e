import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { FONT_WEIGHTS } from '../../../model/constants.ts';
import { createEntryCache } from '../../files/entry-cache.ts';
import type { EntryCache } from '../../files/entry-cache.ts';
import { hashedName } from '../../files/out-file.ts';

const require = createRequire(import.meta.url);

/**
 * Geist by Vercel, under the SIL Open Font License: the family of the social cards, with all weights in one file. The
 * stylesheet names the families, and so do the file names, from which the browser takes them.
 */
const FACES = [
  {
    family: 'site-text',
    file: require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
  },
  {
    family: 'site-code',
    file: require.resolve('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
  },
];

/** Folder below the engine's cache. */
const FONT_CACHE = 'fonts';

/** Readers type what no page contains, and the shell has words of its own: everything on a keyboard, and typography. */
const ALWAYS =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  '‘’“”–—…×·';

/** Matches what may be missing in `ALWAYS`. Looking at each letter of 350 pages would take a third of a second. */
const RARE = /[^\n\x20-\x7e]/gu;

export interface SiteFont {
  /** Path below the site's base. */
  name: string;
  content: Buffer;
  /** Folder of the npm package that it comes from. */
  packageDir: string;
}

/** Returns the fonts of the site, for text and for code, reduced to the characters of its pages. */
export async function siteFonts(
  pages: Iterable<{ markdown: string }>,
  { cacheDir }: { cacheDir: string },
): Promise<SiteFont[]> {
  const characters = charactersOf(pages);
  const cache = createEntryCache(path.join(cacheDir, FONT_CACHE));
  const fonts = FACES.map(async ({ family, file }) => {
    const content = await reduced(readFileSync(file), characters, cache);
    const name = hashedName(family, '.woff2', content);
    return { name, content, packageDir: path.join(path.dirname(file), '..') };
  });
  const made = await Promise.all(fonts);
  await cache.prune();
  return made;
}

function charactersOf(pages: Iterable<{ markdown: string }>): string {
  const found = new Set(ALWAYS);
  for (const { markdown } of pages) for (const [character] of markdown.matchAll(RARE)) found.add(character);
  return [...found].sort((a, b) => a.codePointAt(0)! - b.codePointAt(0)!).join('');
}

/** Removing characters takes half a second of each build, so results are kept. */
async function reduced(font: Buffer, characters: string, cache: EntryCache): Promise<Buffer> {
  const [min, max] = FONT_WEIGHTS.split(' ').map(Number) as [number, number];
  const key = createHash('sha256').update(`${min} ${max} ${characters}`).update(font).digest('hex');
  const known = await cache.read(key);
  if (known) return known;
  // Loaded here, because most builds find the fonts in the cache.
  const { default: subsetFont } = await import('subset-font');
  const made = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
  await cache.write(key, made);
  return made;
}
