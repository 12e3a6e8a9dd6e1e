import { parseArgs, type ParseArgsConfig } from 'node:util';
import { failWith } from './fail-with.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Own extends Options> = ReturnType<typeof parseArgs<{ options: Own }>>['values'];

export interface Command<Own extends Options> {
  /** What the command does, and below it each option with a few words. `--help` is added. */
  help: string;
  options: Own;
  /** Words without a dash in front are meant for it too. */
  takesWords?: boolean;
  run: (values: Values<Own>, words: string[]) => void | Promise<void>;
}

/** Reads the arguments and runs the command, or tells what it can be asked. Never rejects: what goes wrong is printed. */
export async function command<const Own extends Options>(
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
    else await run(values, positionals);
  } catch (error) {
    failWith(error);
  }
}
