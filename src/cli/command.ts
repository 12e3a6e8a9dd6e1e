import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Command, CommandOptions } from '../engine/site/define-command.ts';
import { failWith } from './fail-with.ts';

declare const __ENGINE_ROOT__: string;

/** Parses the arguments and runs the command, or prints its help. Never rejects: errors are printed. */
export async function command<const Own extends CommandOptions>(
  { help, options, takesWords = false, run }: Command<Own>,
  args?: string[],
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: takesWords,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    if ('help' in values) console.log(help.trimEnd());
    else {
      const cacheDir = path.join(__ENGINE_ROOT__, 'node_modules/.cache/rslib-docs');
      await run(values, { words: positionals, engineRoot: __ENGINE_ROOT__, cacheDir });
    }
  } catch (error) {
    failWith(error);
  }
}
