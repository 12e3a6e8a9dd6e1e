/**
 * Types of the names in the code blocks of a page. Built from the recording next to the page and loaded when
 * somebody points at a block.
 */
export interface HoverFile {
  /** Each string once. */
  texts: string[];
  /** For each block, alternating: offset of a name in its code, index of its text. */
  blocks: number[][];
}
