import { woff2Tables } from './woff2-tables.ts';
import type { FontTable } from './woff2-tables.ts';

/** Width of a character at font size 1; undefined if the font lacks it. */
export type GlyphWidth = (character: string) => number | undefined;

/**
 * Reads the widths that lines are measured with. Ignores kerning, which only moves letters closer and never makes a
 * line longer.
 */
export function glyphWidths(file: Buffer): GlyphWidth {
  const tables = woff2Tables(file);
  const table = (name: string): FontTable => {
    const found = tables.get(name);
    if (!found) throw new Error(`The font has no table \`${name}\`.`);
    return found;
  };
  const unitsPerEm = table('head').bytes.readUInt16BE(18);
  const advance = advances(table('hmtx'), table('hhea').bytes.readUInt16BE(34));
  const glyphOf = glyphNumbers(table('cmap').bytes);
  return (character) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    return glyph === 0 ? undefined : advance(glyph) / unitsPerEm;
  };
}

/** Returns the width of each glyph. Glyphs after the last entry are as wide as the last. */
function advances({ bytes, isTransformed }: FontTable, count: number): (glyph: number) => number {
  // In transformed form, widths are contiguous after a byte of flags; otherwise each is followed by its side bearing.
  const [begin, step] = isTransformed ? [1, 2] : [0, 4];
  return (glyph) => bytes.readUInt16BE(begin + Math.min(glyph, count - 1) * step);
}

const SEGMENTS = 4;

/**
 * Returns the glyph number of a character, or 0 if there is none. Reads the segment table, which every web font has.
 */
function glyphNumbers(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(4 + index * 8 + 4),
  );
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === SEGMENTS);
  if (at === undefined) throw new Error('The character map of the font has an unsupported format.');
  const bytes = cmap.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + bytes + 2;
  const deltas = starts + bytes;
  const ranges = deltas + bytes;
  return (code) => {
    for (let segment = 0; segment < bytes; segment += 2) {
      if (code > cmap.readUInt16BE(ends + segment)) continue;
      const start = cmap.readUInt16BE(starts + segment);
      if (code < start) return 0;
      const delta = cmap.readUInt16BE(deltas + segment);
      const range = cmap.readUInt16BE(ranges + segment);
      if (range === 0) return (code + delta) & 0xff_ff;
      const glyph = cmap.readUInt16BE(ranges + segment + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff;
    }
    return 0;
  };
}
