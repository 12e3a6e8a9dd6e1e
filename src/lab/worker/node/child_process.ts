import { logger } from '@rsbuild/core';
import { declarations } from '../declarations/declarations.ts';
import { NATIVE_TYPESCRIPT } from '../declarations/native-typescript.ts';
import { runTypeScript } from '../declarations/run-typescript.ts';
import { EventEmitter } from './events.ts';
import { createRequire } from './module.ts';
import { spawn as noProcess } from './unavailable.ts';

interface ChildModule {
  generateDts(options: unknown): Promise<void>;
}

/**
 * Runs the script that writes declaration files. It is what Rslib forks, once for each item of `lib`. Where TypeScript gives
 * up, it must not go on and report success.
 */
export function fork(script: string) {
  const child = new EventEmitter();
  const run = async (options: unknown) => {
    try {
      const { generateDts } = createRequire(script)(script) as ChildModule;
      await Promise.race([generateDts(options), declarations.givenUp()]);
      child.emit('message', 'success');
    } catch (error) {
      logger.error(error);
      child.emit('message', 'error');
    }
    child.emit('close', 0);
  };
  return Object.assign(child, { send: (options: unknown) => void run(options), kill: () => {} });
}

/** Runs TypeScript, which in Node is a program of its own. There is no other one here. */
export function spawn(command: string, args: readonly string[]) {
  if (command !== NATIVE_TYPESCRIPT) return noProcess();
  const stdout = new EventEmitter();
  const child = Object.assign(new EventEmitter(), { stdout, stderr: new EventEmitter() });
  const run = async () => {
    const end = await runTypeScript(args);
    if (!end) return;
    if (end.printed !== '') stdout.emit('data', end.printed);
    child.emit('close', end.exitCode);
  };
  void run();
  return child;
}

export const execFile = noProcess;
