import { brotliSize } from './measure.ts';

/** A text of a page, with the bytes of what is loaded with it. */
export interface Candidate {
  page: string;
  text: string;
  beside?: number;
}

/** Takes a fortieth of the time of the best quality, whose result is 9 to 11% smaller on the pages of this site. */
const FAST_QUALITY = 5;
/** The share of its fast result above which a text is not compressed even if everything is against Brotli. */
const MARGIN = 1.02;

type SizeOf = (text: string, quality?: number) => number;

/** Finds the page that weighs most after Brotli 11, which compresses only the texts that may be it. */
export function heaviest(
  candidates: readonly Candidate[],
  sizeOf: SizeOf = brotliSize,
): { page: string; bytes: number } | undefined {
  const fast = onceEach((text) => sizeOf(text, FAST_QUALITY));
  const best = onceEach((text) => sizeOf(text));
  const sorted = candidates
    .map(({ page, text, beside = 0 }) => ({ page, text, beside, most: fast(text) * MARGIN + beside }))
    .toSorted((a, b) => b.most - a.most);
  let found: { page: string; bytes: number } | undefined;
  for (const { page, text, beside, most } of sorted) {
    if (found !== undefined && most <= found.bytes) break;
    const bytes = best(text) + beside;
    if (found === undefined || bytes > found.bytes) found = { page, bytes };
  }
  return found;
}

/** Most pages have the same stylesheet. */
function onceEach(sizeOf: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const size = known.get(text) ?? sizeOf(text);
    known.set(text, size);
    return size;
  };
}
