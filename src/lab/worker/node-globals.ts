import { provideErrorStack } from './node/error-stack.ts';
import { createProcess } from './node/process.ts';
import { VolumeBuffer } from './project/volume.ts';
import { PROJECT_FOLDER } from './project/project-folder.ts';
import { commandOutput } from './command-output.ts';

/**
 * Puts Node's globals in place. Only after the binding has started: its runtime asks for `process` to find out where it
 * is.
 */
export function provideNode(): void {
  provideErrorStack();
  const process = createProcess({
    cwd: PROJECT_FOLDER,
    onWrite: (text) => {
      commandOutput.write(text);
    },
    onExit: (code) => {
      commandOutput.exit(code);
    },
  });
  const later = (call: (...args: unknown[]) => void, ...args: unknown[]) => setTimeout(call, 0, ...args);
  Object.assign(globalThis, {
    process,
    Buffer: VolumeBuffer,
    global: globalThis,
    setImmediate: later,
    clearImmediate: clearTimeout,
  });
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    console[name] = (...args: unknown[]) => {
      commandOutput.print(args);
    };
  }
}
