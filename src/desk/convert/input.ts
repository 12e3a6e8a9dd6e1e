/** What is known of a project that is to be converted. */
export interface Input {
  /** The id of the tool, if it is known. */
  tool?: string;
  /** The text of the configuration. Without it, the one in `package.json` and its scripts. */
  config?: string;
  /** The name of its file, if it is known. */
  name?: string;
  /** The text of `package.json`. */
  manifest?: string;
  /** The files of the project, by their paths, if they are known. */
  files?: readonly string[];
}
