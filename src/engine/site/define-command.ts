import type { ParseArgsConfig, parseArgs } from 'node:util';
import type { ReportOptions } from '../../model/problem.ts';

export type CommandOptions = NonNullable<ParseArgsConfig['options']>;
type Values<Own extends CommandOptions> = ReturnType<typeof parseArgs<{ options: Own }>>['values'];

export interface CommandPlace {
  /** Arguments that do not start with a dash. */
  positionals: string[];
  engineRoot: string;
  /** The folder that `--site` names, or the usual site. */
  siteDir: string;
  /** Folder for files that can be deleted at any time. */
  cacheDir: string;
  /** Installs the locked packages of a folder if they are missing. */
  install: (options: { root: string }) => Promise<void>;
  /** How to print problems. */
  report: ReportOptions;
}

export interface Command<Own extends CommandOptions> {
  /** Describes the command and its options, one per line. `--help` is added. */
  help: string;
  options: Own;
  /** Accepts arguments that do not start with a dash. */
  takesPositionals?: boolean;
  run: (values: Values<Own>, place: CommandPlace) => void | Promise<void>;
}

/** A command with its option types erased. */
export type AnyCommand = Command<CommandOptions>;

/** Checks a command's options against its implementation, and erases their types for a list of commands. */
export function defineCommand<const Own extends CommandOptions>(command: Command<Own>): AnyCommand {
  return command;
}
