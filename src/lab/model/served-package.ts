/** A package that projects can bundle. */
export interface ServedPackage {
  name: string;
  /** Name of its file, beside the script of the worker. */
  file: string;
  /** SHA-256 of the file, as lowercase hex. */
  digest: string;
  /** Names of the packages that it imports itself. */
  dependencies: readonly string[];
}
