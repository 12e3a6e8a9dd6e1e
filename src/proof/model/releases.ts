import { sameUnion, unionParts } from './same-union.ts';
import type { ReleaseText } from './words/release-words.ts';

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

/** `inspected` holds the values that Rslib gives to options of Rsbuild where a project sets nothing. */
export const RELEASE_KINDS = ['options', 'inspected', 'flags', 'api'] as const;
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

/** Null if the release does not have the name. */
export function factsAt(timeline: Timeline, release: string): ReleaseFacts | null {
  const applying = Object.entries(timeline).findLast(([from]) => compareVersions(from, release) <= 0);
  return applying?.[1] ?? null;
}

/**
 * Lists what differs between two releases, in either order. Parts of an option that came or went as a whole are left
 * out.
 */
function compareReleases(history: ReleaseHistory, from: string, to: string): ReleaseDifference[] {
  return RELEASE_KINDS.flatMap((kind) => {
    const differences = Object.entries(history[kind]).flatMap(([name, timeline]): ReleaseDifference[] => {
      const [before, after] = [factsAt(timeline, from), factsAt(timeline, to)];
      const difference = { kind, name, before, after };
      const isDifferent = isWhole(difference) ? before !== after : changesOf(difference).length > 0;
      return isDifferent ? [difference] : [];
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

/** What changed about a name: a value, some parts of a union, or, for a deprecation, neither. */
export interface ReleaseChange {
  what: ReleaseText;
  replaced?: { before: string; after: string };
  added?: readonly string[];
  removed?: readonly string[];
}

/** A name that only one of the releases declares has not changed. */
function changesOf({ kind, before, after }: ReleaseDifference): ReleaseChange[] {
  if (before === null || after === null) return [];
  return [
    ...(after.isDeprecated && !before.isDeprecated ? [{ what: 'deprecated' } as const] : []),
    ...(before.isDeprecated && !after.isDeprecated ? [{ what: 'no longer deprecated' } as const] : []),
    ...changed('default', before.default, after.default),
    ...changed(kind === 'flags' ? 'commands' : 'type', before.type, after.type),
  ];
}

function changed(what: ReleaseText, before: string | undefined, after: string | undefined): ReleaseChange[] {
  if (before === undefined || after === undefined || sameUnion(before, after)) return [];
  const [was, is] = [unionParts(before), unionParts(after)];
  const added = is.filter((part) => !was.includes(part));
  const removed = was.filter((part) => !is.includes(part));
  // Of a long union, only what changed is worth reading.
  return added.length === is.length ? [{ what, replaced: { before, after } }] : [{ what, added, removed }];
}

/** A line in the list of differences: names that came or went together, or one name with its changes. */
export interface ReleaseRow {
  kind: ReleaseKind;
  how: 'added' | 'removed' | 'changed';
  /** Such as `New options`; empty for changes. */
  label: ReleaseText | '';
  names: readonly string[];
  changes: readonly ReleaseChange[];
}

const LABELS = {
  options: 'options',
  inspected: 'inspected defaults',
  flags: 'flags',
  api: 'exports',
} as const;

/** The differences between two releases as the lines that a reader sees. */
export function releaseRows(history: ReleaseHistory, from: string, to: string): ReleaseRow[] {
  const differences = compareReleases(history, from, to);
  return RELEASE_KINDS.flatMap((kind): ReleaseRow[] => {
    const ofKind = differences.filter((one) => one.kind === kind);
    const came = ofKind.filter(({ before }) => before === null);
    const went = ofKind.filter(({ after }) => after === null);
    return [
      rowOfNames(kind, 'added', `New ${LABELS[kind]}`, came),
      rowOfNames(kind, 'removed', `Removed ${LABELS[kind]}`, went),
      ...ofKind
        .filter((one) => !isWhole(one))
        .map(
          (one) => ({ kind, how: 'changed', label: '', names: [one.name], changes: changesOf(one) }) as const,
        ),
    ].filter(({ names }) => names.length > 0);
  });
}

function rowOfNames(
  kind: ReleaseKind,
  how: ReleaseRow['how'],
  label: ReleaseText,
  differences: readonly ReleaseDifference[],
): ReleaseRow {
  return { kind, how, label, names: differences.map(({ name }) => name), changes: [] };
}
