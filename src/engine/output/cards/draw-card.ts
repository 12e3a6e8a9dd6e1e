import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CardFonts } from './card-fonts.ts';

export type DrawCard = (svg: string) => Uint8Array;

export const RENDERER_FILE = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** The renderer can only be initialized once per process. */
let started: Promise<void> | undefined;

/**
 * Creates a renderer of SVG to PNG that uses only the given fonts, so every machine produces the same bytes. Loaded
 * only if there is a card to draw, so a build without cards does not wait for it.
 */
export async function createDrawCard(fonts: CardFonts): Promise<DrawCard> {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  started ??= readFile(RENDERER_FILE).then((bytes) => initWasm(bytes));
  await started;
  const fontBuffers = Object.values(fonts).map(({ bytes }) => new Uint8Array(bytes));
  return (svg) => {
    const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: fonts.text.family } });
    const image = drawing.render();
    const png = image.asPng();
    // The garbage collector does not free WebAssembly memory.
    image.free();
    drawing.free();
    return png;
  };
}
