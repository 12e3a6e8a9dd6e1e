import { FONT_WEIGHTS } from '../../model/constants.ts';
import { FONT_FILES } from '../../model/document.ts';
import { wantsLittleData } from '../navigate/connection.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../storage/storage.ts';

/** Creates the typefaces of a list of files, each named after its family: `/assets/site-text-DFxk3Vq1.woff2`. */
function fontFaces(files: string): FontFace[] {
  return Array.from(
    files.matchAll(/\S*(site-\w+)\S*/g),
    // With `optional`, a font never replaces letters that have been painted.
    ([url, family]) => new FontFace(family!, `url(${url})`, { weight: FONT_WEIGHTS, display: 'optional' }),
  );
}

/** Uses the fonts that an earlier page has brought into the browser's cache, from the first paint on or not at all. */
export function addCachedFonts(): void {
  for (const face of fontFaces(readStored(STORAGE_KEYS.fonts) ?? '')) {
    document.fonts.add(face);
    // Starts before text needs it: Chromium then waits a moment with the first frame.
    face.load().catch(() => undefined);
    // This runs before the first frame is laid out. A font that is late would move text after it.
    requestAnimationFrame(() => face.status === 'loaded' || document.fonts.delete(face));
  }
}

/**
 * Fetches fonts that are not in the cache yet, for the documents after this one: a page that a reader has begun to read
 * keeps its letters, and so does the shell around it.
 */
export async function fetchFonts(): Promise<void> {
  const files = document.documentElement.getAttribute(FONT_FILES);
  if (files === null || wantsLittleData() || readStored(STORAGE_KEYS.fonts) === files) return;
  await Promise.all(fontFaces(files).map((face) => face.load()));
  writeStored(STORAGE_KEYS.fonts, files);
}
