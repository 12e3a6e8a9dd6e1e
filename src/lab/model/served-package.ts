/** A file that the worker loads when a project needs it. */
export interface ServedFile {
  /** Name of the package that is in it. */
  name: string;
  /** Name of the file, beside the script of the worker. */
  file: string;
  /** SHA-256 of the file, as lowercase hex. */
  digest: string;
}

/** A package that projects can bundle. */
export interface ServedPackage extends ServedFile {
  /** Names of the packages that it imports itself. */
  dependencies: readonly string[];
  /** Some of its files are left out. */
  isPartial?: boolean;
}
