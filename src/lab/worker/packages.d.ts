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
