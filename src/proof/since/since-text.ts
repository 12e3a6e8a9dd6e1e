import { compareVersions, numbersOf } from '../model/releases.ts';
import type { ReleaseFacts, Timeline } from '../model/releases.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { ProofWords } from '../model/words/english.ts';

/**
 * Says since when a name exists, and what has changed since, such as `0.12, default changed in 1.0`. Undefined for a
 * name that the newest release no longer has.
 */
export function sinceText(
  timeline: Timeline,
  releases: readonly string[],
  words: ProofWords,
): string | undefined {
  const events = Object.entries(timeline);
  if (events.at(-1)?.[1] === null) return undefined;
  const start = events.findLastIndex(([, facts], index) => facts !== null && !events[index - 1]?.[1]);
  const current = events.slice(start) as [string, ReleaseFacts][];
  const when = (version: string) => releaseText(version, releases, words);
  const changes = current.slice(1).flatMap(([version, facts], index) => {
    const before = current[index]![1];
    return [
      ...(isNewDefault(before, facts) ? [fillIn(words.sinceDefault, { version: when(version) })] : []),
      ...(facts.isDeprecated && !before.isDeprecated
        ? [fillIn(words.sinceDeprecated, { version: when(version) })]
        : []),
    ];
  });
  return [when(current[0]![0]), ...changes].join(words.sinceComma);
}

/** A default that appears in a comment for the first time may have applied before, so it is not new. */
function isNewDefault(before: ReleaseFacts, after: ReleaseFacts): boolean {
  return before.default !== undefined && after.default !== undefined && before.default !== after.default;
}

/**
 * Names the release of a change: `0.12` for 0.12.0, or a range where the registry lacks releases in between, since
 * any of them may have brought it.
 */
export function releaseText(
  version: string,
  releases: readonly string[],
  { sinceOrEarlier }: ProofWords,
): string {
  const previous = releases[releases.indexOf(version) - 1];
  if (previous === undefined) return fillIn(sinceOrEarlier, { version });
  const earliest = releaseAfter(previous, version);
  if (compareVersions(earliest, version) < 0) return `${earliest}–${version}`;
  return version.replace(/\.0$/, '');
}

/** The first release that can have followed `previous` on the way to `version`. */
function releaseAfter(previous: string, version: string): string {
  const [before, now] = [numbersOf(previous), numbersOf(version)];
  if (before[0] !== now[0]) return `${now[0]}.0.0`;
  if (before[1] !== now[1]) return `${now[0]}.${before[1] + 1}.0`;
  return `${now[0]}.${now[1]}.${before[2] + 1}`;
}
