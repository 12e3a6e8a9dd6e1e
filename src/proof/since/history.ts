import { compareText } from '../../model/problem.ts';
import { compareVersions, factsAt, isSame } from '../model/releases.ts';
import type { ReleaseFacts, ReleaseHistory, ReleaseKind, Timeline } from '../model/releases.ts';
import type { NamedFacts } from './read-release.ts';

/** The facts of one release. Flags and inspected defaults are only known for some, because they take an installation. */
export interface ReadRelease {
  version: string;
  options: NamedFacts;
  api: NamedFacts;
  flags: NamedFacts | undefined;
  inspected: NamedFacts | undefined;
}

/** Turns the facts of each release, oldest first, into what changed from one to the next. */
export function historyOf(releases: readonly ReadRelease[]): ReleaseHistory {
  const pick = (of: (release: ReadRelease) => NamedFacts | undefined) =>
    timelinesOf(
      releases.flatMap((release) => {
        const facts = of(release);
        return facts ? [{ version: release.version, facts }] : [];
      }),
    );
  return {
    releases: releases.map(({ version }) => version),
    options: pick(({ options }) => options),
    inspected: pick(({ inspected }) => inspected),
    flags: pick(({ flags }) => flags),
    api: pick(({ api }) => api),
  };
}

function timelinesOf(releases: readonly { version: string; facts: NamedFacts }[]): Record<string, Timeline> {
  const timelines: Record<string, Record<string, ReleaseFacts | null>> = {};
  const latest = new Map<string, ReleaseFacts | null>();
  for (const { version, facts } of releases) {
    for (const name of new Set([...latest.keys(), ...facts.keys()])) {
      const now = facts.get(name) ?? null;
      if (isSame(latest.get(name) ?? null, now)) continue;
      latest.set(name, now);
      (timelines[name] ??= {})[version] = now;
    }
  }
  return Object.fromEntries(Object.entries(timelines).sort(([a], [b]) => compareText(a, b)));
}

/** The facts of a recorded release, as they were read. */
export function recordedFacts(history: ReleaseHistory, kind: ReleaseKind, version: string): NamedFacts {
  return new Map(
    Object.entries(history[kind]).flatMap(([name, timeline]): [string, ReleaseFacts][] => {
      const facts = factsAt(timeline, version);
      return facts === null ? [] : [[name, facts]];
    }),
  );
}

/** `0.12` for 0.12.3. */
export function minorOf(version: string): string {
  return version.slice(0, version.lastIndexOf('.'));
}

/** The releases worth asking first: the first of each minor version, and the newest. */
export function firstOfMinors(versions: readonly string[]): string[] {
  return versions.filter(
    (version, index) =>
      minorOf(version) !== minorOf(versions[index - 1] ?? '') || index === versions.length - 1,
  );
}

/**
 * Finds a release between two others that gave different answers, until each change is known to the release. `known`
 * holds what each asked release said, as comparable text.
 */
export function nextToAsk(
  versions: readonly string[],
  known: ReadonlyMap<string, string>,
): string | undefined {
  const asked = [...known.keys()].sort(compareVersions);
  for (const [index, later] of asked.entries()) {
    const earlier = asked[index - 1];
    if (earlier === undefined || known.get(earlier) === known.get(later)) continue;
    const between = versions.slice(versions.indexOf(earlier) + 1, versions.indexOf(later));
    if (between.length > 0) return between[Math.floor(between.length / 2)];
  }
  return undefined;
}
