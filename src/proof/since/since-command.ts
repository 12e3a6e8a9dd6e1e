import path from 'node:path';
import { compareText } from '../../model/problem.ts';
import { releaseRows } from '../model/releases.ts';
import { defineCommand } from '../../engine/site/define-command.ts';
import { firstOfMinors, historyOf, nextToAsk, recordedFacts } from './history.ts';
import { askRelease } from './ask-release.ts';
import type { Answers } from './ask-release.ts';
import { readDeclared } from './read-release.ts';
import { downloadReleases, listReleases } from './registry.ts';
import { readHistory, SINCE_FILE, writeHistory } from './since-recording.ts';

const HELP = `Records since which release Rslib has each option, flag and export, and which defaults and types changed.
Options, defaults and exports come from the declarations of each release on the registry, flags from its --help, and the
defaults of Rsbuild's options from what it inspects in a project that sets nothing.
Asking a release means installing it, so only those that are not in the recording are asked.

  --all   ask all releases again
`;

export const SINCE = defineCommand({
  help: HELP,
  options: { all: { type: 'boolean', default: false } },
  run: async ({ all }, { engineRoot, cacheDir }) => {
    const folder = path.join(cacheDir, 'since');
    const versions = listReleases();
    console.log(`${versions.length} releases, from ${versions[0]} to ${versions.at(-1)}`);
    const places = downloadReleases(versions, path.join(folder, 'packages'));
    const known = all ? new Map<string, Answers>() : recordedAnswers(engineRoot);
    const answers = await askReleases(versions, path.join(folder, 'asked'), known);
    const history = historyOf(
      versions.map((version, index) => ({
        version,
        ...readDeclared(places[index]!),
        flags: answers.get(version)?.flags,
        inspected: answers.get(version)?.inspected,
      })),
    );
    writeHistory(engineRoot, history);
    const [previous = '', newest = ''] = versions.slice(-2);
    const differences = releaseRows(history, previous, newest).length;
    console.log(`wrote ${SINCE_FILE}: ${differences} lines of differences between ${previous} and ${newest}`);
  },
});

function recordedAnswers(engineRoot: string): Map<string, Answers> {
  const history = readHistory(engineRoot);
  if (!('releases' in history)) return new Map();
  return new Map(
    history.releases.map((version) => [
      version,
      {
        flags: recordedFacts(history, 'flags', version),
        inspected: recordedFacts(history, 'inspected', version),
      },
    ]),
  );
}

/** Asks the first unknown release of each minor version, and then those between two that differ. */
async function askReleases(
  versions: readonly string[],
  folder: string,
  known: ReadonlyMap<string, Answers>,
): Promise<Map<string, Answers>> {
  const answers = new Map<string, Answers>();
  const compared = new Map<string, string>();
  const ask = async (version: string) => {
    const answer = known.get(version) ?? (await askRelease(version, folder));
    answers.set(version, answer);
    const sorted = [answer.flags, answer.inspected].map((facts) =>
      [...facts].sort(([a], [b]) => compareText(a, b)),
    );
    compared.set(version, JSON.stringify(sorted));
  };
  for (const version of new Set([...known.keys(), ...firstOfMinors(versions)])) await ask(version);
  for (let next = nextToAsk(versions, compared); next !== undefined; next = nextToAsk(versions, compared))
    await ask(next);
  return answers;
}
