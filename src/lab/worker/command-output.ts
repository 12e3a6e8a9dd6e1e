import { format } from './node/util.ts';

let text = '';
let exitCode: number | undefined;
let onExit: (() => void) | undefined;

/** What the command prints, and how it ends. Nothing is printed after the command has ended. */
export const commandOutput = {
  write(more: string): void {
    if (exitCode === undefined) text += more;
  },

  print(args: readonly unknown[]): void {
    const [first, ...rest] = args;
    commandOutput.write(`${args.length === 0 ? '' : format(first, ...rest)}\n`);
  },

  exit(code: number): void {
    exitCode ??= code;
    onExit?.();
  },

  /** Runs a command until it is done or ends its process, and returns what it has printed. */
  async collect(run: () => Promise<void>): Promise<{ text: string; exitCode: number }> {
    text = '';
    exitCode = undefined;
    const exited = new Promise<void>((resolve) => {
      onExit = resolve;
    });
    try {
      await Promise.race([run(), exited]);
    } catch (error) {
      if (exitCode === undefined) commandOutput.print([error instanceof Error ? error.message : error]);
      exitCode ??= 1;
    }
    exitCode ??= 0;
    return { text, exitCode };
  },
};
