import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { FONT_WEIGHTS } from '../../../model/constants.ts';
import { createEntryCache } from '../../files/entry-cache.ts';
import type { EntryCache } from '../../files/entry-cache.ts';

const require = createRequire(import.meta.url);

/**
 * Geist by Vercel, under the SIL Open Font License: the family of the social cards, with all weights in one file. The
 * stylesheet and drawings name the families, and so do the file names, from which the browser takes them.
 */
export const FACES = [
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

export function fontCache(cacheDir: string): EntryCache {
  return createEntryCache(path.join(cacheDir, FONT_CACHE));
}

/** Removing characters takes half a second of each build, so results are kept. */
export async function reduceFont(file: string, characters: string, cache: EntryCache): Promise<Buffer> {
  const font = readFileSync(file);
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
