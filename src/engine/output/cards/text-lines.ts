import type { GlyphWidth } from './glyph-widths.ts';

export interface LineBox {
  /** Width of a line at font size 1. */
  width: number;
  lines: number;
}

export interface WrappedText {
  lines: string[];
  /** Nothing was truncated and no word was broken. */
  fits: boolean;
}

export function textWidth(text: string, width: GlyphWidth): number {
  let sum = 0;
  for (const character of text) sum += width(character) ?? 0;
  return sum;
}

const NARROWING = [0.5, 0.6, 0.7, 0.8, 0.9];

/** Wraps text into as few lines as possible, of similar length. Truncates what does not fit with an ellipsis. */
export function wrapEvenly(text: string, width: GlyphWidth, box: LineBox): WrappedText {
  const widest = wrapText(text, width, box);
  if (!widest.fits) return widest;
  const narrower = { lines: widest.lines.length };
  const tried = NARROWING.map((share) => wrapText(text, width, { ...narrower, width: box.width * share }));
  return tried.find(({ fits }) => fits) ?? widest;
}

/** Wraps text with as many words per line as fit. Truncates what does not fit with an ellipsis. */
export function wrapText(text: string, width: GlyphWidth, box: LineBox): WrappedText {
  const words = text.split(/\s+/).filter(Boolean);
  const pieces = words.flatMap((word) => breakWord(word, width, box.width));
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const longer = `${last} ${piece}`;
    if (last !== undefined && textWidth(longer, width) <= box.width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  const fits = lines.length <= box.lines && pieces.length === words.length;
  if (lines.length <= box.lines) return { lines, fits };
  const shown = lines.slice(0, box.lines);
  return { lines: [...shown.slice(0, -1), shorten(shown.at(-1) ?? '', width, box.width)], fits };
}

/** Splits a word longer than a line after as many characters as fit. */
function breakWord(word: string, width: GlyphWidth, room: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && textWidth(part + character, width) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

function shorten(line: string, width: GlyphWidth, room: number): string {
  let kept = line;
  while (kept !== '' && textWidth(`${kept}…`, width) > room)
    kept = kept.includes(' ') ? kept.slice(0, kept.lastIndexOf(' ')) : kept.slice(0, -1);
  return `${kept.replace(/[\s.,;:]+$/, '')}…`;
}
