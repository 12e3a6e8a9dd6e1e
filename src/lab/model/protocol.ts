/** What the page of the lab and its worker say to each other. Both sides use these types, and no others. */
import type { LabMessage } from './words/page-words.ts';

/** The text files of a project by path, such as `src/index.ts`: relative, with `/`, without `.` or `..` as a part. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Where the worker finds what it runs. Addresses are absolute paths below the site's base. */
export interface LabManifest {
  /** The module script of the worker. */
  worker: string;
  /** The parts of the WebAssembly file, in order. */
  wasm: readonly WasmPart[];
  /** Bytes that a first visit loads, compressed, with the worker's script. */
  transferSize: number;
  /** Bytes that TypeScript adds, compressed, once the reader asks for it. Types of packages come on top. */
  typesSize: number;
  /** The packages whose code the lab runs, such as `@rslib/core`, with their versions. */
  versions: Readonly<Record<string, string>>;
  /**
   * Packages that a project can bundle and plugins that its configuration can use, with their versions. An import of any
   * other package stays external.
   */
  packages: Readonly<Record<string, string>>;
}

export interface WasmPart {
  address: string;
  /** Bytes before compression. */
  size: number;
  /** SHA-256 of those bytes, as lowercase hex. */
  digest: string;
}

/**
 * How a build gets its configuration. `literal`: the value was read without evaluating the file. `code`: the worker
 * evaluates the file, which the reader has allowed.
 */
export type LabConfig = { kind: 'literal'; value: unknown } | { kind: 'code'; path: string };

export type LabRequest =
  | { type: 'start'; manifest: LabManifest }
  | {
      type: 'build';
      id: number;
      files: ProjectFiles;
      config: LabConfig;
      /** The reader has allowed the code of the project. Without that, the build is refused if it would run any. */
      isTrusted?: boolean;
      /** The reader has asked for TypeScript, which writes declaration files where the configuration wants them. */
      wantsTypes?: boolean;
      /** Arguments of `rslib`, such as `--dts`. */
      args?: readonly string[];
    };

/** A file that Rslib wrote. */
export interface BuiltFile {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Size after gzip. */
  gzip: number;
}

export type LabReply =
  /** While the WebAssembly arrives: bytes before compression, of all parts. */
  | { type: 'loading'; loaded: number; total: number }
  | { type: 'ready'; milliseconds: number }
  /** A sign of life during a build: nothing keeps the worker from handling events. */
  | { type: 'alive' }
  /** A build needs TypeScript, which is on its way or has arrived. */
  | { type: 'types'; isLoading: boolean }
  /** The build would have run code of this file, which the reader has not allowed. */
  | { type: 'refused'; id: number; file: string }
  /** A thread of Rspack has ended with this error. The worker answers nothing after this. */
  | { type: 'crashed'; detail: string }
  /** The worker cannot run here, for a reason that readers see. It answers nothing after this. */
  | { type: 'unusable'; reason: LabMessage }
  | {
      type: 'built';
      id: number;
      /** Whether Rslib finished without an error. Files may be there even if it did not. */
      ok: boolean;
      files: readonly BuiltFile[];
      /** What the command line would print, with its ANSI colors. */
      console: string;
      milliseconds: number;
      /** Imports that stayed external because the lab does not have the package. */
      missing: readonly string[];
      /** Why declaration files that the build asks for are missing, and types were not checked. */
      unchecked: UncheckedTypes | undefined;
    };

export type UncheckedTypes =
  /** The reader has not asked for TypeScript. */
  | { why: 'off' }
  /** They would have to be bundled, which the lab does not do. */
  | { why: 'bundled' }
  /** The lab does not have the types of these packages. */
  | { why: 'packages'; packages: readonly string[] }
  /** TypeScript did not arrive, or did not come to an end. */
  | { why: 'unloaded' };
