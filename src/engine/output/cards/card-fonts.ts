import { readFileSync } from 'node:fs';
import path from 'node:path';
import { glyphWidths } from './glyph-widths.ts';
import type { GlyphWidth } from './glyph-widths.ts';

/**
 * Geist by Vercel under the SIL Open Font License (`fonts/LICENSE`): the Latin files of @fontsource/geist and
 * @fontsource/geist-mono 5.3.0, unmodified. The pages use the same family, from its variable files.
 */
const FACES = {
  text: { family: 'Geist', weight: 400, file: 'geist-latin-400-normal.woff2' },
  strong: { family: 'Geist', weight: 600, file: 'geist-latin-600-normal.woff2' },
  code: { family: 'Geist Mono', weight: 500, file: 'geist-mono-latin-500-normal.woff2' },
} as const;

export type FaceName = keyof typeof FACES;

export interface Face {
  family: string;
  weight: number;
  bytes: Buffer;
  width: GlyphWidth;
}

export type CardFonts = Readonly<Record<FaceName, Face>>;

export function loadCardFonts(engineRoot: string): CardFonts {
  const load = (name: FaceName): Face => {
    const { family, weight, file } = FACES[name];
    const bytes = readFileSync(path.join(engineRoot, 'src/engine/output/cards/fonts', file));
    return { family, weight, bytes, width: glyphWidths(bytes) };
  };
  return { text: load('text'), strong: load('strong'), code: load('code') };
}
