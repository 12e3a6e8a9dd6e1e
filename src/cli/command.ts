import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../scripts/ensure-install.mjs';
import type { Command, CommandOptions } from '../engine/site/define-command.ts';
import type { ReportOptions } from '../model/problem.ts';
import { failWith } from './fail-with.ts';

/** Of many places with the same mistake, these are enough to recognize it. */
const FIRST_PLACES = 3;

declare const __ENGINE_ROOT__: string;

/** Parses the arguments and runs the command, or prints its help. Never rejects: errors are printed. */
export async function command<const Own extends CommandOptions>(
  { help, options, takesPositionals = false, run }: Command<Own>,
  args?: string[],
): Promise<void> {
  const report: ReportOptions = {};
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: takesPositionals,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    if ('all-places' in options && !('all-places' in values)) report.mostPlaces = FIRST_PLACES;
    if ('help' in values) console.log(help.trimEnd());
    else {
      const cacheDir = path.join(__ENGINE_ROOT__, 'node_modules/.cache/rslib-docs');
      await run(values, {
        positionals,
        engineRoot: __ENGINE_ROOT__,
        cacheDir,
        install: ensureInstalled,
        report,
      });
    }
  } catch (error) {
    failWith(error, report);
  }
}
