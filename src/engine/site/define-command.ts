import type { ParseArgsConfig, parseArgs } from 'node:util';

export type CommandOptions = NonNullable<ParseArgsConfig['options']>;
type Values<Own extends CommandOptions> = ReturnType<typeof parseArgs<{ options: Own }>>['values'];

export interface CommandPlace {
  /** Arguments without a dash in front. */
  words: string[];
  engineRoot: string;
  /** Folder for whatever may be deleted at any time. */
  cacheDir: string;
}

export interface Command<Own extends CommandOptions> {
  /** What the command does, and below it each option with a few words. `--help` is added. */
  help: string;
  options: Own;
  /** Words without a dash in front are meant for it too. */
  takesWords?: boolean;
  run: (values: Values<Own>, place: CommandPlace) => void | Promise<void>;
}

/** A command whose options only it knows. */
export type AnyCommand = Command<CommandOptions>;

/** Returns a command for a list of commands, after its options have been compared with what it does with them. */
export function defineCommand<const Own extends CommandOptions>(command: Command<Own>): AnyCommand {
  return command;
}
