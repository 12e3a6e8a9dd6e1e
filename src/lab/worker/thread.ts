import { MessageHandler, WASI, createFsProxy, instantiateNapiModuleSync } from '@napi-rs/wasm-runtime';
import { memfsExported } from '@napi-rs/wasm-runtime/fs';
import { sealGlobals } from './project/seal.ts';

/** A thread of Rspack. It reads and writes files through the worker that started it, to which it posts. */
sealGlobals(['postMessage']);

const fs = createFsProxy(memfsExported);
const handler = new MessageHandler({
  onLoad: ({ wasmModule, wasmMemory }) =>
    instantiateNapiModuleSync(wasmModule, {
      childThread: true,
      wasi: new WASI({ version: 'preview1', fs, preopens: { '/': '/' } }),
      overwriteImports(imports) {
        imports.env = { ...imports.env, ...imports['napi'], ...imports['emnapi'], memory: wasmMemory };
        return imports;
      },
    }),
});

addEventListener('message', (event) => {
  handler.handle(event);
});
