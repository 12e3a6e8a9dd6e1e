import path from 'node:path';
import { hashedName } from '../../files/out-file.ts';
import { FACES, fontCache, reduceFont } from './reduce-font.ts';

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

/** Reduces the fonts for text and for code to the characters of the site's pages. */
export async function siteFonts(
  pages: Iterable<{ markdown: string }>,
  { cacheDir }: { cacheDir: string },
): Promise<SiteFont[]> {
  const characters = charactersOf(pages);
  const cache = fontCache(cacheDir);
  const fonts = FACES.map(async ({ family, file }) => {
    const content = await reduceFont(file, characters, cache);
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
