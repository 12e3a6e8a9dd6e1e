import type { LabManifest, LabReply } from '../model/protocol.ts';
import type { LabMessage } from '../model/words/page-words.ts';
import type { buildProject } from './build-project.ts';
import { reserveMemory, startBinding } from './binding.ts';
import { loadWasm } from './load-wasm.ts';
import { provideNode } from './node-globals.ts';
import { installFiles } from './project-on-volume.ts';
import { sealGlobals } from './seal.ts';
import { startedBinding } from './started-binding.ts';

/** Name of the script of Rspack's threads, beside the worker's own. */
declare const __THREAD_SCRIPT__: string;

/** Threads start whenever Rspack needs them, also after the global scope has been sealed. */
const ThreadWorker = globalThis.Worker;

/**
 * Loads and starts everything, then removes what reaches past the worker. Returns the function that builds a project,
 * or nothing if the lab cannot run here, which it has then said.
 */
export async function startRslib(
  manifest: LabManifest,
  reply: (reply: LabReply) => void,
): Promise<typeof buildProject | undefined> {
  const started = performance.now();
  try {
    const memory = memoryOrReason();
    if (!(memory instanceof WebAssembly.Memory)) {
      reply({ type: 'unusable', reason: memory });
      return undefined;
    }
    const wasm = await loadWasm(manifest.wasm, (loaded, total) => {
      reply({ type: 'loading', loaded, total });
    });
    const script = new URL(__THREAD_SCRIPT__, import.meta.url).href;
    startedBinding.set(await startBinding(wasm, memory, () => new ThreadWorker(script, { type: 'module' })));
    provideNode();
    installFiles();
    // Rslib expects Node's globals while it is loaded.
    const rslib = await import('./build-project.ts');
    sealGlobals();
    reply({ type: 'ready', milliseconds: performance.now() - started });
    return rslib.buildProject;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    reply({ type: 'unusable', reason: ['The lab could not start. {detail}', { detail }] });
    return undefined;
  }
}

function memoryOrReason(): WebAssembly.Memory | LabMessage {
  if (!globalThis.crossOriginIsolated) {
    return [
      'The lab needs memory that threads share, which this browser offers only to isolated pages. The host does not send the headers for it.',
    ];
  }
  try {
    return reserveMemory();
  } catch {
    return ['The lab reserves 2 GB of address space for Rspack, and this browser refuses it.'];
  }
}
