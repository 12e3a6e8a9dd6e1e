import { FONT_WEIGHTS } from '../../model/constants.ts';
import { FONT_FILES } from '../../model/document.ts';
import { wantsLittleData } from '../navigate/connection.ts';
import type { PageStore } from '../page/page-store.ts';
import { FONTS_KEY, readStored, writeStored } from '../storage/storage.ts';

/** A host that answers as fast as this has sent the fonts before the first paint, or a moment later. */
const NEAR_MS = 100;

/** Creates the typefaces of a list of files, each named after its family: `/assets/site-text-DFxk3Vq1.woff2`. */
function fontFaces(files: string): FontFace[] {
  return Array.from(
    files.matchAll(/\S*(site-\w+)\S*/g),
    // With `optional`, a font never replaces letters that have been painted.
    ([url, family]) => new FontFace(family!, `url(${url})`, { weight: FONT_WEIGHTS, display: 'optional' }),
  );
}

const filesOfPage = (): string => document.documentElement.getAttribute(FONT_FILES) ?? '';

/**
 * Uses fonts from the first paint on or not at all: those that an earlier page has brought into the browser's cache, and on
 * a first visit those of a host that is near.
 */
export function addFonts(): void {
  for (const face of fontFaces(readStored(FONTS_KEY) ?? (isNear() ? filesOfPage() : ''))) {
    document.fonts.add(face);
    // Starts before text needs it: Chromium then waits a moment with the first frame.
    face.load().catch(() => undefined);
    // This runs before the first frame is laid out. A font that is late would move text after it.
    requestAnimationFrame(() => face.status === 'loaded' || document.fonts.delete(face));
  }
}

function isNear(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load !== undefined && load.responseStart - load.requestStart < NEAR_MS && !wantsLittleData();
}

/**
 * Fetches fonts that this document does not use, for the next page: one that a reader has begun to read keeps its letters.
 */
export async function fetchFonts(store: PageStore): Promise<void> {
  const files = filesOfPage();
  if (files === '' || wantsLittleData()) return;
  const used = new Set(Array.from(document.fonts, ({ family }) => family));
  const faces = fontFaces(files).filter(({ family }) => !used.has(family));
  await Promise.all(faces.map((face) => face.load()));
  writeStored(FONTS_KEY, files);
  const stop = store.subscribe(() => {
    for (const face of faces) document.fonts.add(face);
    stop();
  });
}
