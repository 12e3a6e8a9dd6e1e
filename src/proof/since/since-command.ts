import path from 'node:path';
import { compareText } from '../../model/problem.ts';
import { releaseRows } from '../../model/releases.ts';
import { defineCommand } from '../../engine/site/define-command.ts';
import { firstOfMinors, historyOf, nextToAsk } from './history.ts';
import { flagsOf, readDeclared } from './read-release.ts';
import type { NamedFacts } from './read-release.ts';
import { downloadReleases, helpOf, listReleases } from './registry.ts';
import { SINCE_FILE, writeHistory } from './since-recording.ts';

const HELP = `Records since which release Rslib has each option, flag and export, and which defaults and types changed.
Options, defaults and exports come from the declarations of each release on the registry, flags from its --help.
Releases that were read before come from the cache.
`;

export const SINCE = defineCommand({
  help: HELP,
  options: {},
  run: (_, { engineRoot, cacheDir }) => {
    const folder = path.join(cacheDir, 'since');
    const versions = listReleases();
    console.log(`${versions.length} releases, from ${versions[0]} to ${versions.at(-1)}`);
    const places = downloadReleases(versions, path.join(folder, 'packages'));
    const flags = flagsOfReleases(versions, path.join(folder, 'help'));
    const history = historyOf(
      versions.map((version, index) => ({
        version,
        ...readDeclared(places[index]!),
        flags: flags.get(version),
      })),
    );
    writeHistory(engineRoot, history);
    const [previous = '', newest = ''] = versions.slice(-2);
    const differences = releaseRows(history, previous, newest).length;
    console.log(`wrote ${SINCE_FILE}: ${differences} lines of differences between ${previous} and ${newest}`);
  },
});

/** Asks the first release of each minor version, and then those between two that differ. */
function flagsOfReleases(versions: readonly string[], folder: string): Map<string, NamedFacts> {
  const flags = new Map<string, NamedFacts>();
  const compared = new Map<string, string>();
  const ask = (version: string) => {
    const found = flagsOf(helpOf(version, folder));
    flags.set(version, found);
    compared.set(version, JSON.stringify([...found].sort(([a], [b]) => compareText(a, b))));
  };
  for (const version of firstOfMinors(versions)) ask(version);
  for (let next = nextToAsk(versions, compared); next !== undefined; next = nextToAsk(versions, compared))
    ask(next);
  return flags;
}
