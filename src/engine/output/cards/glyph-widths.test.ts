import { describe, expect, test } from 'vitest';
import { loadCardFonts } from './card-fonts.ts';
import type { FaceName } from './card-fonts.ts';
import { textWidth } from './text-lines.ts';

declare const __ENGINE_ROOT__: string;

const fonts = loadCardFonts(__ENGINE_ROOT__);

describe('glyph widths', () => {
  test('are all equal in the code font, but not in the text font', () => {
    const widths = (name: FaceName) =>
      new Set(['i', 'W', 'm', '.', '0'].map((letter) => fonts[name].width(letter)));
    expect(widths('code').size).toBe(1);
    expect(widths('text').size).toBe(5);
    expect(fonts.text.width('W')).toBeGreaterThan(2 * (fonts.text.width('i') ?? 1));
  });

  test('are undefined for a character the font lacks', () => {
    for (const character of ['中', '📦', '\u0000', '￿']) expect(fonts.text.width(character)).toBeUndefined();
    for (const character of 'Aaü…·×›’') expect(fonts.text.width(character)).toBeGreaterThan(0);
  });

  // The renderer reads the same files on its own, with kerning.
  test.each(['text', 'strong', 'code'] as const)(
    'match the width of a line the renderer draws in %s',
    async (name) => {
      const { Resvg } = await import('@resvg/resvg-wasm');
      const { createDrawCard } = await import('./draw-card.ts');
      await createDrawCard(fonts);
      const { family, weight, bytes, width } = fonts[name];
      const line = 'How lib.autoExternal decides, and why 100 of them';
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="200"><text y="100" font-family="${family}" font-weight="${weight}" font-size="100">${line}</text></svg>`;
      const drawing = new Resvg(svg, { font: { fontBuffers: [new Uint8Array(bytes)] } });
      const drawn = drawing.getBBox()?.width ?? 0;
      drawing.free();
      const measured = textWidth(line, width) * 100;
      expect(drawn / measured).toBeGreaterThan(0.97);
      expect(drawn / measured).toBeLessThan(1.005);
    },
  );
});
