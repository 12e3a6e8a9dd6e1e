import { startBinding } from './binding.ts';
import type { buildProject } from './build-project.ts';
import { provideNode } from './node-globals.ts';
import { installFiles } from './project-on-volume.ts';
import { sealGlobals } from './seal.ts';
import { startedBinding } from './started-binding.ts';

/**
 * Starts Rspack and Rslib, then removes what reaches past the worker. Returns the function that builds a project.
 */
export async function runRslib(
  wasm: WebAssembly.Module,
  memory: WebAssembly.Memory,
  createThread: () => Worker,
): Promise<typeof buildProject> {
  startedBinding.set(await startBinding(wasm, memory, createThread));
  provideNode();
  installFiles();
  // Rslib expects Node's globals while it is loaded.
  const rslib = await import('./build-project.ts');
  sealGlobals();
  return rslib.buildProject;
}
