import type { FieldChange, Finding } from '../model/finding.ts';
import { remedyFor } from './remedies.ts';

/** Fields that belong together: a wrong condition is fixed in all of them. */
const ENTRY_FIELDS = [
  'type',
  'exports',
  'imports',
  'main',
  'module',
  'types',
  'typings',
  'browser',
  'typesVersions',
];

/** All that tools read which do not know `exports`. */
const OLD_FIELDS = ['main', 'types', 'typings'];

/** The fields that a finding without one is about. */
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  USE_FILES: ['files'],
  USE_SIDE_EFFECTS: ['sideEffects'],
  USE_TYPE: ['type'],
  USE_LICENSE: ['license'],
  'doctor/stray-file': ['files'],
  'doctor/secret-file': ['files'],
};

/**
 * Adds how to get rid of each finding that does not say it itself. Whether package.json can fix it is not guessed: the findings of the package with
 * the proposed package.json say it.
 */
export function assignFixes(
  before: readonly Finding[],
  after: readonly Finding[],
  proposal: readonly FieldChange[],
): Finding[] {
  const left = new Set(after.map(identity));
  const [now, then] = [counted(before), counted(after)];
  return before.map((finding) => {
    if (finding.fix) return finding;
    const isFewer = (then.get(finding.code) ?? 0) < (now.get(finding.code) ?? 0);
    const isGone = !left.has(identity(finding)) && (isFewer || finding.severity === 'choice');
    const changes = isGone ? changesFor(finding, proposal) : [];
    if (changes.length > 0) return { ...finding, fix: { in: 'package.json', changes } };
    const fix = remedyFor(finding);
    return fix ? { ...finding, fix } : finding;
  });
}

/** Says how many findings have each code, without choices. */
function counted(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, severity } of findings)
    if (severity !== 'choice') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

function identity({ code, file, field, entry, resolutions, severity }: Finding): string {
  return JSON.stringify([code, file, field, entry, resolutions, severity === 'choice']);
}

/** The part of the proposal that concerns a finding, or all of it if no part can be told. */
function changesFor(finding: Finding, proposal: readonly FieldChange[]): FieldChange[] {
  const field = finding.field?.split(/[.[]/)[0] ?? '';
  const isOld = finding.resolutions?.every((each) => each === 'node10') === true;
  const own = FIELDS_OF[finding.code] ?? (finding.checker === 'attw' ? [] : [field]);
  const attempts = [own, ['type', 'exports'], ['files'], ENTRY_FIELDS];
  for (const fields of isOld ? [OLD_FIELDS, ENTRY_FIELDS] : attempts) {
    const part = proposal.filter(({ path }) => fields.includes(path[0] ?? ''));
    if (part.length > 0) return part;
  }
  return [...proposal];
}
