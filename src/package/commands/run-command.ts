import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Command, CommandOptions, CommandPlace } from '../../engine/site/define-command.ts';
import { ENGINE_NAME } from '../../model/engine-name.ts';
import type { ReportOptions } from '../../model/problem.ts';
import { failWith } from './fail-with.ts';

/** Of many places with the same mistake, these are enough to recognize it. */
const FIRST_PLACES = 3;

/** Where commands run, whatever their arguments are. */
export interface Surroundings extends Pick<CommandPlace, 'engineRoot' | 'install'> {
  /** The site of commands without `--site`. */
  siteDir: string;
  /** Where the cache of all sites is. Defaults to the site itself. */
  cacheIn?: string;
}

/** Parses the arguments and runs the command, or prints its help. Never rejects: errors are printed. */
export async function runCommand<const Own extends CommandOptions>(
  { help, options, takesPositionals = false, run }: Command<Own>,
  { engineRoot, install, siteDir: usualSite, cacheIn }: Surroundings,
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
      const asked: unknown = 'site' in values ? values['site'] : undefined;
      const siteDir = path.resolve(typeof asked === 'string' ? asked : usualSite);
      const cacheDir = path.join(cacheIn ?? siteDir, 'node_modules/.cache', ENGINE_NAME);
      await run(values, { positionals, engineRoot, siteDir, cacheDir, install, report });
    }
  } catch (error) {
    failWith(error, report);
  }
}
