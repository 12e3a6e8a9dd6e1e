/** The parts of bundled packages that the worker uses. They are installed in `examples/` and `lab/`. */

declare module 'lab:modules' {
  type Modules = Readonly<Record<string, () => unknown>>;
  /** Node's modules by name, without `node:`. */
  export const nodeModules: Modules;
  /** Modules by the path of their file below `/node_modules`. */
  export const bundledModules: Modules;
  /** Texts of files by their path on the volume. */
  export const installedFiles: Readonly<Record<string, string>>;
}

/** TypeScript's command, patched to run when it is called. */
declare module 'lab:typescript' {
  interface Entries {
    files: readonly string[];
    directories: readonly string[];
  }
  type Names = readonly string[] | undefined;
  /** The part of `ts.System` that the command uses. */
  export interface TypeScriptSystem {
    args: string[];
    newLine: string;
    useCaseSensitiveFileNames: boolean;
    write(text: string): void;
    getWidthOfTerminal(): number;
    writeOutputIsTTY(): boolean;
    readFile(path: string): string | undefined;
    writeFile(path: string, text: string): void;
    resolvePath(path: string): string;
    fileExists(path: string): boolean;
    directoryExists(path: string): boolean;
    createDirectory(path: string): void;
    getExecutingFilePath(): string;
    getCurrentDirectory(): string;
    getDirectories(path: string): string[];
    readDirectory(
      path: string,
      extensions?: Names,
      excludes?: Names,
      includes?: Names,
      depth?: number,
    ): string[];
    deleteFile(path: string): void;
    exit(code?: number): never;
    getEnvironmentVariable(name: string): string;
    realpath(path: string): string;
  }
  /** Searches for the files that a configuration includes. */
  export function matchFiles(
    path: string,
    extensions: Names,
    excludes: Names,
    includes: Names,
    useCaseSensitiveFileNames: boolean,
    currentDirectory: string,
    depth: number | undefined,
    getEntries: (path: string) => Entries,
    realpath: (path: string) => string,
  ): string[];
  export function runTypeScript(system: TypeScriptSystem, args: string[]): void;
}

declare module '@rsbuild/core' {
  export const logger: { error(error: unknown): void };
}

declare module 'path-browserify' {
  import type { posix } from 'node:path';
  const path: Omit<typeof posix, 'toNamespacedPath' | 'matchesGlob'>;
  export default path;
}

declare module '@rslib/core' {
  export function runCLI(options: { argv: readonly string[] }): Promise<void>;
}

declare module '@rspack/core' {
  interface SwcOptions {
    filename: string;
    jsc: object;
    module: object;
    isModule: boolean;
  }
  export const rspack: {
    experiments: { swc: { transformSync(code: string, options: SwcOptions): { code: string } } };
  };
}

declare module '@napi-rs/wasm-runtime/fs' {
  import type nodeFs from 'node:fs';
  export function memfs(): { fs: typeof nodeFs };
  export const memfsExported: unknown;
  export const Buffer: typeof globalThis.Buffer;
}

declare module '@napi-rs/wasm-runtime' {
  type Imports = Record<string, Record<string, unknown>>;
  interface Instantiate {
    wasi: WASI;
    context?: Context;
    childThread?: boolean;
    asyncWorkPoolSize?: number;
    onCreateWorker?(): Worker;
    overwriteImports(imports: Imports): Imports;
    beforeInit?(started: { instance: WebAssembly.Instance }): void;
  }
  interface Context {
    feature: { Buffer: typeof globalThis.Buffer };
  }
  interface Instantiated {
    napiModule: { exports: unknown };
  }
  // oxlint-disable-next-line no-extraneous-class -- the runtime constructs one
  export class WASI {
    constructor(options: { version: string; fs: unknown; preopens: Record<string, string> });
  }
  export class MessageHandler {
    constructor(options: {
      onLoad(loaded: { wasmModule: WebAssembly.Module; wasmMemory: WebAssembly.Memory }): Instantiated;
    });
    handle(event: MessageEvent): void;
  }
  export function createFsProxy(fs: unknown): unknown;
  export function createOnMessage(fs: unknown): (event: MessageEvent) => void;
  export function getDefaultContext(): Context;
  export function instantiateNapiModule(
    wasm: WebAssembly.Module,
    options: Instantiate,
  ): Promise<Instantiated>;
  export function instantiateNapiModuleSync(wasm: WebAssembly.Module, options: Instantiate): Instantiated;
}
