import { create } from 'fontkitten';

/** Width of a character at font size 1; undefined if the font lacks it. */
export type GlyphWidth = (character: string) => number | undefined;

/**
 * Reads the widths that lines are measured with. Ignores kerning, which only moves letters closer and never makes a
 * line longer.
 */
export function glyphWidths(file: Buffer): GlyphWidth {
  const font = create(file);
  if (font.isCollection) throw new Error('The file has more than one font.');
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (!font.hasGlyphForCodePoint(code)) return undefined;
    return font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  };
}
