import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCardFonts } from './card-fonts.ts';
import { CARD_COLORS, CARD_SIZE, cardSvg } from './card-svg.ts';
import type { CardTexts } from './card-texts.ts';
import { createDrawCard } from './draw-card.ts';

declare const __ENGINE_ROOT__: string;

const fonts = loadCardFonts(__ENGINE_ROOT__);
const page: CardTexts = {
  siteTitle: 'Title',
  section: ['Guide', 'Basics'],
  title: 'Command line',
  isCode: false,
  description: 'Every command & flag.',
};

interface DrawnText {
  x: number;
  y: number;
  family: string;
  size: number;
  text: string;
}

function textsOf(texts: Partial<CardTexts>, mark?: string): DrawnText[] {
  const svg = cardSvg({ ...page, ...texts }, fonts, mark);
  const TEXT =
    /<text x="(\d+)" y="(\d+)" font-family="([^"]+)" font-weight="\d+" font-size="(\d+)"[^>]*>([^<]*)/g;
  return [...svg.matchAll(TEXT)]
    .map(([, x, y, family = '', size, text = '']) => ({
      x: Number(x),
      y: Number(y),
      family,
      size: Number(size),
      text,
    }))
    .sort((a, b) => a.y - b.y);
}

const linesOf = (drawn: DrawnText[]) => drawn.map(({ text }) => text);

describe('a card', () => {
  test('shows the site, the section, the title and the description, from top to bottom', () => {
    expect(linesOf(textsOf({}))).toEqual([
      'Title',
      'Guide › Basics',
      'Command line',
      'Every command &amp; flag.',
    ]);
  });

  test("does not repeat the site's name on the home page, and omits a missing section and description", () => {
    expect(linesOf(textsOf({ title: 'Title', section: [], description: '' }))).toEqual(['Title']);
  });

  test('sets an identifier in the code font', () => {
    const title = textsOf({ title: 'lib.dts', isCode: true }).find(({ text }) => text === 'lib.dts');
    expect(title?.family).toBe('Geist Mono');
  });

  test("shrinks and wraps a long title, and keeps it below the site's name", () => {
    const long = 'How declaration files of a library with several entries and types are made and checked';
    const drawn = textsOf({ title: long, description: 'word '.repeat(80) });
    const title = drawn.filter(({ family, size }) => family === 'Geist' && size === 60);
    expect(linesOf(title).join(' ')).toBe(long);
    expect(title).toHaveLength(3);
    expect(drawn[0]?.text).toBe('Title');
    const gaps = drawn.slice(1).map(({ y, size }, index) => y - size * 0.75 - (drawn[index]?.y ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThan(5);
    expect(drawn.at(-1)?.text).toMatch(/ word…$/);
  });

  test('breaks a word that is too long for the card', () => {
    const drawn = textsOf({ title: `a.${'b'.repeat(300)}`, isCode: true });
    for (const { text, size } of drawn.filter(({ family }) => family === 'Geist Mono'))
      expect(text.length * size * 0.6).toBeLessThanOrEqual(CARD_SIZE.width - 160);
  });

  test("makes room for the site's logo next to its name", () => {
    const mark = 'data:image/svg+xml;base64,PHN2Zy8+';
    expect(textsOf({}, mark)[0]?.x).toBeGreaterThan(textsOf({})[0]?.x ?? 0);
    expect(cardSvg(page, fonts, mark).split(mark)).toHaveLength(3);
  });

  test(
    'is a PNG of the size link previews expect, with the same bytes each time',
    { timeout: 60_000 },
    async () => {
      const draw = await createDrawCard(fonts);
      const png = Buffer.from(draw(cardSvg(page, fonts, undefined)));
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(Buffer.from(draw(cardSvg(page, fonts, undefined))).equals(png)).toBe(true);
      expect(Buffer.from(draw(cardSvg({ ...page, title: 'Another' }, fonts, undefined))).equals(png)).toBe(
        false,
      );
    },
  );
});

test("uses the colors of the site's dark theme", () => {
  const tokens = readFileSync(path.join(__ENGINE_ROOT__, 'src/theme/styles/tokens.css'), 'utf8');
  for (const [name, color] of Object.entries(CARD_COLORS)) {
    const dark = new RegExp(`--${name}: light-dark\\(.*, oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)\\)`).exec(
      tokens,
    );
    const [lightness = 0, chroma = 0, hue = 0] = (dark ?? []).slice(1).map(Number);
    expect([name, hexOf(lightness / 100, chroma, hue)]).toEqual([name, color]);
  }
});

/** Converts oklch to sRGB through linear light, as in CSS Color 4. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((light) =>
    Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
