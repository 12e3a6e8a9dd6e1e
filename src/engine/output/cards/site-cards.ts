import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Problem } from '../../../model/problem.ts';
import { displayPath } from '../../files/display-path.ts';
import { pageFile } from '../../content/page-file.ts';
import type { CompiledPage } from '../../page/compile-page.ts';
import { pruneFolder } from '../../files/prune-folder.ts';
import type { Site } from '../../site/site-navigation.ts';
import { loadCardFonts } from './card-fonts.ts';
import type { CardFonts } from './card-fonts.ts';
import { cardSvg } from './card-svg.ts';
import { cardTexts } from './card-texts.ts';
import { RENDERER_FILE, createDrawCard } from './draw-card.ts';
import type { DrawCard } from './draw-card.ts';
import { showable } from './letters.ts';
import { siteMark } from './site-mark.ts';

/** Folder below the engine's cache. */
export const CARD_CACHE = 'cards';

export interface Card {
  routePath: string;
  /** Below the site's base, as `cards/config/lib/dts.png`. */
  name: string;
  /** The picture, in the cache. */
  file: string;
}

export interface SiteCards {
  cards: Card[];
  /** How many had to be drawn; the others were known. */
  drawn: number;
  /** Pages without a card, and why. */
  problems: Problem[];
}

export interface CardOptions {
  engineRoot: string;
  cacheDir: string;
}

/** A picture for link previews of each page, drawn where the cache has none with the same content. */
export async function siteCards(
  site: Site,
  pages: readonly CompiledPage[],
  { engineRoot, cacheDir }: CardOptions,
): Promise<SiteCards> {
  const fonts = loadCardFonts(engineRoot);
  const mark = siteMark(site);
  const recipe = await recipeOf(fonts);
  const result: SiteCards = { cards: [], drawn: 0, problems: [] };
  let draw: DrawCard | undefined;
  await mkdir(cacheDir, { recursive: true });
  for (const { data } of pages) {
    if (data.pageType === '404') continue;
    const texts = showable(cardTexts(site, data), fonts);
    if ('missing' in texts) {
      result.problems.push(withoutCard(site, data._relativePath, texts.missing));
      continue;
    }
    const svg = cardSvg(texts, fonts, mark);
    const key = createHash('sha256').update(recipe).update(svg).digest('hex');
    const file = path.join(cacheDir, `${key}.png`);
    if (!(await isKnown(file))) {
      draw ??= await createDrawCard(fonts);
      await writeWhole(file, draw(svg));
      result.drawn += 1;
    }
    result.cards.push({ routePath: data.routePath, name: `cards/${pageFile(data.routePath, '.png')}`, file });
  }
  await pruneFolder(cacheDir);
  return result;
}

/** What a picture follows from beside its drawing: another renderer, or another font, draws all of them anew. */
async function recipeOf(fonts: CardFonts): Promise<Buffer> {
  const hash = createHash('sha256').update(await readFile(RENDERER_FILE));
  for (const { bytes } of Object.values(fonts)) hash.update(bytes);
  return hash.digest();
}

/** Its time is set, which keeps it from being pruned. */
async function isKnown(file: string): Promise<boolean> {
  const now = Date.now() / 1000;
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

/** Written aside and renamed: a build that is interrupted leaves no half picture behind. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}

function withoutCard({ siteDir, docsDir }: Site, relativePath: string, letter: string): Problem {
  return {
    level: 'warning',
    file: displayPath(siteDir, path.join(docsDir, relativePath)),
    what: `This page has no social card: the font of the cards has no \`${letter}\`.`,
    fix: 'Name a picture of your own in its frontmatter, with `head` and `og:image`.',
  };
}
