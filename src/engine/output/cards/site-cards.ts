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
  /** Path below the site's base, such as `cards/config/lib/dts.png`. */
  name: string;
  /** The image in the cache. */
  file: string;
}

export interface SiteCards {
  cards: Card[];
  /** Number of cards that were not in the cache. */
  drawn: number;
  /** Why pages have no card. */
  problems: Problem[];
}

export interface CardOptions {
  engineRoot: string;
  cacheDir: string;
}

/** Creates an image of each page for link previews; draws only those missing from the cache. */
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

/** Covers what an image depends on besides its SVG: a new renderer or font redraws all of them. */
async function recipeOf(fonts: CardFonts): Promise<Buffer> {
  const hash = createHash('sha256').update(await readFile(RENDERER_FILE));
  for (const { bytes } of Object.values(fonts)) hash.update(bytes);
  return hash.digest();
}

/** Checks whether the file exists, and updates its modification time so it is not pruned. */
async function isKnown(file: string): Promise<boolean> {
  const now = Date.now() / 1000;
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

/** Writes a temporary file and renames it, so an interrupted build leaves no partial image. */
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
    fix: 'Choose a picture of your own in its frontmatter, with `head` and `og:image`.',
  };
}
