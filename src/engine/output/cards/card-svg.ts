import type { CardFonts, Face } from './card-fonts.ts';
import type { CardTexts } from './card-texts.ts';
import { escapeHtml } from '../../files/escape.ts';
import { wrapEvenly, wrapText } from './text-lines.ts';

/** Size that link previews expect. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The dark theme of `styles/tokens.css`, in a notation the renderer supports. */
export const CARD_COLORS = {
  ground: '#101318',
  'text-strong': '#f4f5f8',
  'text-soft': '#a0a5ae',
  accent: '#9ba5ff',
} as const;

const EDGE = 80;
const ROOM = CARD_SIZE.width - 2 * EDGE;
const BAR_HEIGHT = 10;
/** Baseline of the last line of the description. */
const LAST_LINE = 546;
const MARK = { size: 64, top: 68 } as const;
const SITE_TITLE = { size: 34, baseline: 112 } as const;
const SECTION = { size: 28, above: 34 } as const;
const DESCRIPTION = { size: 30, leading: 42, lines: 3, above: 40 } as const;
/** Tried from the largest; the last one always applies. */
const TITLES = [
  { size: 92, lines: 1 },
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
] as const;
const TITLE_LEADING = 1.14;
/** Part of the font size above the baseline. */
const CAP_HEIGHT = 0.74;

/** Draws a card as SVG. `mark` is the site's logo as a `data:` URL. */
export function cardSvg(texts: CardTexts, fonts: CardFonts, mark: string | undefined): string {
  const titleFace = texts.isCode ? fonts.code : fonts.strong;
  const title = titleLines(texts.title, titleFace);
  const description = wrapEvenly(texts.description, fonts.text.width, {
    width: ROOM / DESCRIPTION.size,
    lines: DESCRIPTION.lines,
  }).lines;
  const drawn: string[] = [];
  const write = (face: Face, { x = EDGE, y, size, color }: Line, text: string) =>
    drawn.push(
      `<text x="${x}" y="${Math.round(y)}" font-family="${face.family}" font-weight="${face.weight}" font-size="${size}" fill="${color}">${escapeHtml(text)}</text>`,
    );

  // Lay out from the bottom up, so short pages have the gap in the middle.
  let y: number = LAST_LINE;
  for (const line of [...description].reverse()) {
    write(fonts.text, { y, size: DESCRIPTION.size, color: CARD_COLORS['text-soft'] }, line);
    y -= DESCRIPTION.leading;
  }
  if (description.length > 0) y -= DESCRIPTION.above - DESCRIPTION.leading + DESCRIPTION.size;
  for (const line of [...title.lines].reverse()) {
    write(titleFace, { y, size: title.size, color: CARD_COLORS['text-strong'] }, line);
    y -= title.size * TITLE_LEADING;
  }
  if (texts.section.length > 0) {
    y += title.size * (TITLE_LEADING - CAP_HEIGHT) - SECTION.above;
    const { lines } = wrapText(texts.section.join(' › '), fonts.strong.width, {
      width: ROOM / SECTION.size,
      lines: 1,
    });
    for (const line of lines) write(fonts.strong, { y, size: SECTION.size, color: CARD_COLORS.accent }, line);
  }
  const x = mark === undefined ? EDGE : EDGE + MARK.size + 22;
  const site = { x, y: SITE_TITLE.baseline, size: SITE_TITLE.size, color: CARD_COLORS['text-strong'] };
  if (texts.siteTitle !== texts.title) write(fonts.strong, site, texts.siteTitle);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${CARD_COLORS.ground}"/>`,
    mark === undefined ? '' : markImages(mark),
    `<rect y="${CARD_SIZE.height - BAR_HEIGHT}" width="100%" height="${BAR_HEIGHT}" fill="${CARD_COLORS.accent}"/>`,
    ...drawn,
    '</svg>',
  ].join('');
}

interface Line {
  x?: number;
  y: number;
  size: number;
  color: string;
}

function titleLines(title: string, { width }: Face): { size: number; lines: string[] } {
  const tried = TITLES.map(({ size, lines }) => ({
    size,
    ...wrapEvenly(title, width, { width: ROOM / size, lines }),
  }));
  const chosen = tried.find(({ fits }) => fits) ?? tried.at(-1);
  return { size: chosen?.size ?? TITLES[0].size, lines: chosen?.lines ?? [] };
}

/** Draws the logo small next to the site's name, and large and faint in the background. */
function markImages(mark: string): string {
  const image = (place: string) => `<image ${place} href="${escapeHtml(mark)}"/>`;
  return [
    image('x="800" y="-90" width="520" height="520" opacity="0.13"'),
    image(`x="${EDGE}" y="${MARK.top}" width="${MARK.size}" height="${MARK.size}"`),
  ].join('');
}
