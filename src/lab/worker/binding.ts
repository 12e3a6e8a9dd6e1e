import { WASI, createOnMessage, getDefaultContext, instantiateNapiModule } from '@napi-rs/wasm-runtime';
import { VolumeBuffer, volumeFs } from './project/volume.ts';

const ASYNC_THREADS = 4;

/** Starts Rspack from its compiled WebAssembly. */
export async function startBinding(
  wasm: WebAssembly.Module,
  memory: WebAssembly.Memory,
  createThread: () => Worker,
): Promise<unknown> {
  const context = getDefaultContext();
  context.feature.Buffer = VolumeBuffer;
  const { napiModule } = await instantiateNapiModule(wasm, {
    context,
    asyncWorkPoolSize: ASYNC_THREADS,
    wasi: new WASI({ version: 'preview1', fs: volumeFs, preopens: { '/': '/' } }),
    onCreateWorker() {
      const thread = createThread();
      thread.addEventListener('message', createOnMessage(volumeFs));
      return thread;
    },
    overwriteImports(imports) {
      imports.env = { ...imports.env, ...imports['napi'], ...imports['emnapi'], memory };
      return imports;
    },
    beforeInit({ instance }) {
      for (const [name, register] of Object.entries(instance.exports)) {
        if (name.startsWith('__napi_register__') && typeof register === 'function')
          (register as () => void)();
      }
    },
  });
  return napiModule.exports;
}
