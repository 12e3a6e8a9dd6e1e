/** Types of the names in the code blocks of a page; made of the recording beside it, loaded when somebody points at one. */
export interface HoverFile {
  /** Each once. */
  texts: string[];
  /** Of each block: offset of a name in its code and index of its text, again and again. */
  blocks: number[][];
}
