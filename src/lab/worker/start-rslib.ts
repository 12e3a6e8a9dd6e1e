import type { LabReply, LabRequest } from '../model/protocol.ts';
import type { LabMessage } from '../model/words/page-words.ts';
import type { buildProject } from './build-project.ts';
import { loadWasm } from './load-wasm.ts';
import type * as rslib from './rslib.ts';

/** Names of the scripts beside the worker's own: Rslib itself, the threads of Rspack, and TypeScript. */
declare const __RSLIB_SCRIPT__: string;
declare const __THREAD_SCRIPT__: string;
declare const __TYPES_SCRIPT__: string;

/** Threads start whenever Rspack needs them, also after the global scope has been sealed. */
const ThreadWorker = globalThis.Worker;
/** Every build needs these. */
const THREADS_AHEAD = 2;
/** Rspack's memory, reserved at once: 32,768 pages of 64 KiB. Only what it uses is taken from the machine. */
const MEMORY_PAGES = 32_768;

/**
 * Loads and starts everything: Rslib's script and the threads while the WebAssembly arrives. Returns the function that
 * builds a project, or undefined where the lab cannot run; the page has shown why.
 */
export async function startRslib(
  { manifest }: Extract<LabRequest, { type: 'start' }>,
  reply: (reply: LabReply) => void,
): Promise<typeof buildProject | undefined> {
  const started = performance.now();
  try {
    const memory = memoryOrReason();
    if (!(memory instanceof WebAssembly.Memory)) {
      reply({ type: 'unusable', reason: memory });
      return undefined;
    }
    const loading = loadWasm(manifest.wasm, (loaded, total) => {
      reply({ type: 'loading', loaded, total });
    });
    const script = import(besideThis(__RSLIB_SCRIPT__)) as Promise<typeof rslib>;
    const createThread = threadsStartedAhead((detail) => {
      reply({ type: 'crashed', detail });
    });
    const [wasm, { runRslib }] = await Promise.all([loading, script]);
    const build = await runRslib(wasm, memory, {
      createThread,
      createTypesWorker,
      onTypes: (isLoading) => {
        reply({ type: 'types', isLoading });
      },
    });
    reply({ type: 'ready', milliseconds: performance.now() - started });
    return build;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    reply({ type: 'unusable', reason: ['The lab could not start. {detail}', { detail }] });
    return undefined;
  }
}

/** A thread that is created in the middle of a build starts only when this worker is idle again. */
function threadsStartedAhead(onCrash: (detail: string) => void): () => Worker {
  const script = besideThis(__THREAD_SCRIPT__);
  const create = (): Worker => {
    const thread = new ThreadWorker(script, { type: 'module' });
    thread.addEventListener('error', ({ message }) => {
      onCrash(message.replace(/^Uncaught /, ''));
    });
    return thread;
  };
  const started = Array.from({ length: THREADS_AHEAD }, create);
  return () => started.shift() ?? create();
}

/** TypeScript takes a while to load, so it waits for the first build that needs it. */
const createTypesWorker = (): Worker => new ThreadWorker(besideThis(__TYPES_SCRIPT__), { type: 'module' });

const besideThis = (name: string): string => new URL(name, import.meta.url).href;

function memoryOrReason(): WebAssembly.Memory | LabMessage {
  if (!globalThis.crossOriginIsolated) {
    return [
      'The lab needs memory that threads share, which this browser offers only to isolated pages. The host does not send the headers for it.',
    ];
  }
  try {
    return new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES, shared: true });
  } catch {
    return ['The lab reserves 2 GB of address space for Rspack, and this browser refuses it.'];
  }
}
