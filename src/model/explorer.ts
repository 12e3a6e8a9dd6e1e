/**
 * What the browser is told of an output explorer, once for all of its combinations. The choices themselves stand in the
 * page as radio buttons.
 */
export interface ExplorerData {
  /** Coloured HTML, each text once. The HTML of a line never goes on in the next one. */
  texts: string[];
  files: ExplorerFile[];
  /**
   * What each combination comes to, as indexes into `files`: what was emitted, the file to look at first, then what it was
   * built from. Combinations are counted in the order of the choices, the last one changing fastest.
   */
  results: number[][];
}

/** Path, index of its text, and for an emitted file its bytes, plain and after gzip. */
export type ExplorerFile = readonly [path: string, text: number, bytes?: number, gzip?: number];

/** In the place of emitted files: what the tool printed when it failed. */
export const BUILD_FAILS = 'The build fails';

/** Of one choice: how many values it has, and which one is chosen. */
export type Digit = readonly [count: number, chosen: number];

export function resultIndex(digits: readonly Digit[]): number {
  return digits.reduce((index, [count, chosen]) => index * count + chosen, 0);
}

/** `1,456 B`: the files of a small library are counted in bytes. */
export function sizeText(bytes: number): string {
  return `${bytes.toLocaleString('en')} B`;
}
