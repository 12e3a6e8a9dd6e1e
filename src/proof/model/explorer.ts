/**
 * Data of an output explorer for all of its combinations. The choices themselves are radio buttons in the
 * page.
 */
export interface ExplorerData {
  /** Path of the configuration, which every combination has and the choices change. */
  config: string;
  /** Highlighted HTML, each string once. The HTML of a line never continues on the next line. */
  texts: string[];
  files: ExplorerFile[];
  /**
   * Result of each combination, as indexes into `files`: the emitted files, most relevant first, then the
   * sources. Combinations are counted in the order of the choices, the last one changing fastest.
   */
  results: number[][];
  /** Where to open a combination, without its index at the end of each address. */
  openIn?: readonly ExampleLink[] | undefined;
}

/** A link that another extension adds to an example, in the language of the page. */
export interface ExampleLink {
  text: string;
  address: string;
}

/** Path, index of its text, and for an emitted file its size, plain and after gzip. */
export type ExplorerFile = readonly [path: string, text: number, bytes?: number, gzip?: number];

/** Takes the place of a path when the build fails; the text is the tool's output. Readers see it in their language. */
export const BUILD_FAILS = 'The build fails';
