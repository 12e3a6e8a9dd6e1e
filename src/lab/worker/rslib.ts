import { startBinding } from './binding.ts';
import type { buildProject } from './build-project.ts';
import { setTypesWorker } from './declarations/run-typescript.ts';
import { provideNode } from './node-globals.ts';
import { installFiles } from './project/project-on-volume.ts';
import { sealGlobals } from './project/seal.ts';
import { startedBinding } from './started-binding.ts';

/** What the script that was started first does for Rslib. */
export interface RslibHost {
  createThread(this: void): Worker;
  createTypesWorker(this: void): Worker;
  /** Called when TypeScript is asked for, and when it has arrived. */
  onTypes(this: void, isLoading: boolean): void;
}

/**
 * Starts Rspack and Rslib, then removes what reaches past the worker. Returns the function that builds a project.
 */
export async function runRslib(
  wasm: WebAssembly.Module,
  memory: WebAssembly.Memory,
  { createThread, createTypesWorker, onTypes }: RslibHost,
): Promise<typeof buildProject> {
  startedBinding.set(await startBinding(wasm, memory, createThread));
  setTypesWorker(createTypesWorker, onTypes);
  provideNode();
  installFiles();
  // Rslib expects Node's globals while it is loaded.
  const rslib = await import('./build-project.ts');
  sealGlobals();
  return rslib.buildProject;
}
