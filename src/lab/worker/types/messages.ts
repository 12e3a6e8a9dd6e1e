/** What the worker of Rslib and that of TypeScript say to each other. */

export interface TypesRequest {
  id: number;
  /** Arguments of `tsc`. */
  args: readonly string[];
  /** The folder that the command runs in. */
  folder: string;
  /** The project's files, by absolute path. */
  files: readonly (readonly [path: string, text: string])[];
}

export type TypesAnswer =
  /** TypeScript has arrived, with the declarations of the language. */
  | { type: 'loaded' }
  | {
      type: 'ended';
      id: number;
      printed: string;
      exitCode: number;
      written: readonly (readonly [path: string, text: string])[];
      /** Packages that the project uses, and whose types the lab does not have. */
      lacking: readonly string[];
    }
  /** TypeScript or the types of a package could not be loaded. */
  | { type: 'failed'; id: number; detail: string };
