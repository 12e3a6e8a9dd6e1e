import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FONT_WEIGHTS } from '../../../model/constants.ts';
import { FACES, fontCache, reduceFont } from './reduce-font.ts';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Adds the site's fonts to the drawings that name them, reduced to their letters: an image loads nothing by itself. */
export async function addFontsToDrawings(
  outDir: string,
  names: readonly string[],
  { cacheDir }: { cacheDir: string },
): Promise<void> {
  const drawings = names.filter((name) => name.endsWith('.svg')).map((name) => path.join(outDir, name));
  await Promise.all(
    drawings.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const withFonts = await drawingWithFonts(text, cacheDir);
      if (withFonts !== text) await writeFile(file, withFonts);
    }),
  );
}

export async function drawingWithFonts(svg: string, cacheDir: string): Promise<string> {
  const named = FACES.filter(({ family }) => svg.includes(family));
  const cache = fontCache(cacheDir);
  const rules = named.map(async ({ family, file }) => {
    const font = await reduceFont(file, lettersOf(svg), cache);
    const url = `data:font/woff2;base64,${font.toString('base64')}`;
    return `@font-face{font-family:${family};font-weight:${FONT_WEIGHTS};src:url(${url})}`;
  });
  const added = (await Promise.all(rules)).join('');
  return svg.replace(/<style[^>]*>/, (tag) => tag + added);
}

function lettersOf(svg: string): string {
  const text = svg
    .replaceAll(/<!--[^]*?-->|<(style|title|desc)\b[^]*?<\/\1>|<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return [...new Set(text)]
    .filter((letter) => letter >= ' ')
    .sort()
    .join('');
}
