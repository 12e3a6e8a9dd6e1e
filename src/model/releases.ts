import { sameUnion } from './same-union.ts';

/** What a release says about one option, flag or export. */
export interface ReleaseFacts {
  /** The type of an option, the commands that accept a flag, or whether an export is a type or a value. */
  type?: string | undefined;
  /** The default as code. */
  default?: string | undefined;
  isDeprecated?: true | undefined;
}

/** What is known about one name: facts by the release they first apply to, and null from its removal on. */
export type Timeline = Readonly<Record<string, ReleaseFacts | null>>;

export const RELEASE_KINDS = ['options', 'flags', 'api'] as const;
export type ReleaseKind = (typeof RELEASE_KINDS)[number];

/** Everything that changed between releases, by kind and name. */
export type ReleaseHistory = Readonly<Record<ReleaseKind, Readonly<Record<string, Timeline>>>> & {
  /** All releases that were read, oldest first. */
  releases: readonly string[];
};

/** One name that two releases have different facts about. */
export interface ReleaseDifference {
  kind: ReleaseKind;
  name: string;
  before: ReleaseFacts | null;
  after: ReleaseFacts | null;
}

/** Compares versions such as `0.9.1` and `0.10.0`, for sorting. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [numbersOf(left), numbersOf(right)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

export function numbersOf(version: string): [major: number, minor: number, patch: number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** Returns what a release says about a name, or null if it does not have it. */
function factsAt(timeline: Timeline, release: string): ReleaseFacts | null {
  const applying = Object.entries(timeline).findLast(([from]) => compareVersions(from, release) <= 0);
  return applying?.[1] ?? null;
}

/**
 * Lists what differs between two releases, in either order. Parts of an option that came or went as a whole are left
 * out.
 */
export function compareReleases(history: ReleaseHistory, from: string, to: string): ReleaseDifference[] {
  return RELEASE_KINDS.flatMap((kind) => {
    const differences = Object.entries(history[kind]).flatMap(([name, timeline]): ReleaseDifference[] => {
      const [before, after] = [factsAt(timeline, from), factsAt(timeline, to)];
      const difference = { kind, name, before, after };
      return isSame(before, after) || describeDifference(difference) === '' ? [] : [difference];
    });
    const whole = new Set(differences.filter(isWhole).map(({ name }) => name));
    return differences.filter(
      (one) => kind !== 'options' || !isWhole(one) || !parentsOf(one.name).some((name) => whole.has(name)),
    );
  });
}

function isWhole({ before, after }: ReleaseDifference): boolean {
  return before === null || after === null;
}

function parentsOf(name: string): string[] {
  return [...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index));
}

export function isSame(one: ReleaseFacts | null, other: ReleaseFacts | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    sameUnion(one.type ?? '', other.type ?? '') &&
    one.default === other.default &&
    one.isDeprecated === other.isDeprecated
  );
}

/** Returns what a difference is about, in words. A type or default that only one release declares is not a change. */
export function describeDifference({ before, after }: ReleaseDifference): string {
  if (before === null) return 'new';
  if (after === null) return 'removed';
  return [
    ...(after.isDeprecated && !before.isDeprecated ? ['deprecated'] : []),
    ...(before.isDeprecated && !after.isDeprecated ? ['no longer deprecated'] : []),
    ...changed('default', before.default, after.default),
    ...changed('type', before.type, after.type),
  ].join('; ');
}

function changed(what: string, before: string | undefined, after: string | undefined): string[] {
  if (before === undefined || after === undefined || sameUnion(before, after)) return [];
  return [`${what} ${before} → ${after}`];
}
