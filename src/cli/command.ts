import { ensureInstalled } from '../../scripts/ensure-install.mjs';
import type { Command, CommandOptions } from '../engine/site/define-command.ts';
import { runCommand } from '../package/commands/run-command.ts';

declare const __ENGINE_ROOT__: string;

/**
 * Runs a command of this project, whose site is this project's unless `--site` names another. Its sites share a cache: the
 * tests build many, whose scripts are then compressed once.
 */
export function command<const Own extends CommandOptions>(
  definition: Command<Own>,
  args?: string[],
): Promise<void> {
  const root = __ENGINE_ROOT__;
  return runCommand(
    definition,
    { engineRoot: root, siteDir: root, cacheIn: root, install: ensureInstalled },
    args,
  );
}
