import { entryPoints } from '../model/entry-points.ts';
import { entryTable } from '../model/entry-table.ts';
import type { Examination } from '../model/examination.ts';
import { folderEntries } from '../model/folder-entries.ts';
import { own, sortFindings } from '../model/finding.ts';
import type { FieldChange, Finding } from '../model/finding.ts';
import { MOST_ENTRIES, MOST_LEVELS } from '../model/limits.ts';
import { isRecord, shown, textOf, visible } from '../model/package.ts';
import type { Package, ReadPackage } from '../model/package.ts';
import { DEFAULT_PROFILE } from '../model/profiles.ts';
import type { Profile, Resolution } from '../model/profiles.ts';
import { verdictOf } from '../model/verdict.ts';
import { factsOf } from './facts/facts.ts';
import type { Facts } from './facts/facts.ts';
import { assignFixes } from './assign-fixes.ts';
import {
  aliasesInTypes,
  unlistedImports,
  unlistedTypes,
  unusedDependencies,
  workspaceRanges,
} from './own/dependencies.ts';
import { basics, missingDocuments } from './own/basics.ts';
import { brokenSourceMaps, buildPaths } from './own/build-traces.ts';
import { lostDirectives, lostHashbangs } from './own/lost-lines.ts';
import { strayFiles } from './own/stray-files.ts';
import { together } from './own/together.ts';
import { cssImports, droppedEffects } from './own/styles-and-globals.ts';
import { changed, propose } from './propose/propose.ts';
import { proposedText } from './propose/proposed-text.ts';
import { lintedFiles } from './checkers/linted-files.ts';
import { runAttw } from './checkers/run-attw.ts';
import { runPublint } from './checkers/run-publint.ts';

const OWN_CHECKS: readonly ((facts: Facts) => Finding[])[] = [
  basics,
  unlistedImports,
  unlistedTypes,
  aliasesInTypes,
  unusedDependencies,
  workspaceRanges,
  lostDirectives,
  lostHashbangs,
  buildPaths,
  brokenSourceMaps,
  cssImports,
  droppedEffects,
  strayFiles,
  missingDocuments,
];

/** Examines a package that was read: both checkers, our own checks, and what a better package.json would change. */
export async function examine(read: ReadPackage, profile: Profile = DEFAULT_PROFILE): Promise<Examination> {
  const { pkg, findings: early } = withManifest(read);
  const facts = factsOf(pkg);
  const before = await check(facts, profile);
  const direct = before.findings.flatMap(({ fix }) => (fix?.in === 'package.json' ? fix.changes : []));
  const { proposal, better, missing } = improved(facts, direct);
  const after = proposal.length === 0 ? before : await check(factsOf(better), profile);
  const given = [...read.findings, ...early, ...missing];
  const findings = listed([...given, ...assignFixes(before.findings, after.findings, proposal)]);
  const remaining = listed([...given, ...assignFixes(after.findings, after.findings, [])]);
  const sizes = [...pkg.files]
    .map(([file, { length }]) => ({ file, bytes: length }))
    .sort((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1));
  const { name } = pkg;
  const version = shown(pkg.version);
  const manifest = textOf(pkg.files, 'package.json') ?? '';
  return {
    name,
    version,
    verdict: verdictOf({ name, version, findings, sizes }),
    findings,
    table: attempt(
      () => entryTable(pkg, before.resolved),
      () => [],
    ),
    proposal,
    manifest,
    proposed: proposal.length === 0 ? manifest : proposedText(manifest, pkg.manifest, better.manifest),
    remaining,
    sizes,
  };
}

/** Sorts findings for readers. Their sentences have names and values of the package in them, whatever these contain. */
function listed(findings: readonly Finding[]): Finding[] {
  return sortFindings(findings).map((finding) => ({ ...finding, what: visible(finding.what) }));
}

interface Improved {
  proposal: FieldChange[];
  better: Package;
  /** Says that there could be more. */
  missing: Finding[];
}

/** What package.json should change, and the package with it. */
function improved(facts: Facts, direct: readonly FieldChange[]): Improved {
  const { pkg } = facts;
  const nothing = { proposal: [], better: pkg, missing: [] };
  const withChanges = (changes: readonly FieldChange[]) => {
    const proposal = uniqueChanges(changes);
    return { proposal, better: changed(pkg, proposal), missing: [] };
  };
  return attempt(
    () => {
      // What a finding spells out comes first: it may pack a file that an entry point needs.
      const spelledOut = direct.length === 0 ? facts : factsOf(changed(pkg, direct));
      const isLimited = entryPoints(pkg).length > MOST_ENTRIES;
      return withChanges([...direct, ...(isLimited ? [] : propose(spelledOut))]);
    },
    // Without what needs the rules of `files` once more.
    () => {
      const others = direct.filter(({ path }) => path[0] !== 'files');
      const { proposal, better } = attempt(
        () => withChanges(others),
        () => nothing,
      );
      return { proposal, better, missing: [NOT_PROPOSED] };
    },
  );
}

const NOT_PROPOSED = own({
  code: 'doctor/not-examined',
  file: 'package.json',
  what: 'The doctor could not find out what `exports`, `files` and other fields should be for this package.',
});

interface Checked {
  findings: Finding[];
  resolved: ReadonlyMap<string, Partial<Record<Resolution, string>>>;
}

/** Runs all checks. One that fails on an odd package becomes a finding, and the others still count. */
async function check(facts: Facts, profile: Profile): Promise<Checked> {
  const { pkg } = facts;
  const findings = OWN_CHECKS.flatMap((each) =>
    attempt(
      () => together(each(facts)),
      () => [stopped('A check of the doctor')],
    ),
  );
  if (!pkg.files.has('package.json') || !isRecord(pkg.manifest)) return { findings, resolved: new Map() };
  const { checked, limit } = attempt(
    () => limited(pkg),
    () => ({ checked: pkg, limit: [] }),
  );
  const linted = lintedFiles(checked);
  const [publint, attw] = await Promise.all([
    runPublint(linted.pkg).catch(() => [stopped('publint')]),
    runAttw(checked, profile).catch(() => ({
      findings: [stopped('Are The Types Wrong')],
      resolved: new Map(),
    })),
  ]);
  return {
    findings: [...findings, ...limit, ...linted.findings, ...publint, ...attw.findings],
    resolved: attw.resolved,
  };
}

/** Leaves the first entry points of very many, and notes conditions that nothing here follows: both checkers take minutes for thousands of them. */
function limited(pkg: Package): { checked: Package; limit: Finding[] } {
  const { exports } = pkg.manifest;
  const deep = isDeeper(exports, MOST_LEVELS) ? [notExamined(TOO_DEEP)] : [];
  const count = entryPoints(pkg).length;
  if (count <= MOST_ENTRIES) return { checked: pkg, limit: deep };
  const what = `The package has ${count.toLocaleString('en')} entry points. The first ${MOST_ENTRIES} were checked, and no fields are proposed.`;
  return { checked: withFirstEntries(pkg), limit: [...deep, notExamined(what)] };
}

function withFirstEntries(pkg: Package): Package {
  const { exports } = pkg.manifest;
  if (isRecord(exports)) {
    const first = Object.fromEntries(Object.entries(exports).slice(0, MOST_ENTRIES));
    return changed(pkg, [{ path: ['exports'], value: first }]);
  }
  // The root is the first.
  const others = new Set(
    folderEntries(pkg)
      .slice(MOST_ENTRIES - 1)
      .map(({ file }) => file),
  );
  return { ...pkg, files: new Map([...pkg.files].filter(([name]) => !others.has(name))) };
}

const TOO_DEEP = `\`exports\` has more than ${MOST_LEVELS} levels of conditions. Those below were not examined.`;

const notExamined = (what: string): Finding =>
  own({ code: 'doctor/not-examined', file: 'package.json', field: 'exports', what });

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function attempt<Value>(run: () => Value, otherwise: () => Value): Value {
  try {
    return run();
  } catch {
    return otherwise();
  }
}

const stopped = (checker: string): Finding =>
  own({
    code: 'doctor/not-examined',
    file: 'package.json',
    what: `${checker} could not read this package, so its findings are missing.`,
  });

/** A name that npm accepts; others could leave the folder that TypeScript is shown. */
const NAME = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*$/i;

/** Parses package.json. Without a usable one, the files are examined as a package without fields. */
function withManifest(read: ReadPackage): { pkg: Package; findings: Finding[] } {
  const findings: Finding[] = [];
  const problem = (what: string) =>
    findings.push(own({ code: 'doctor/manifest', file: 'package.json', what }));
  const text = textOf(read.files, 'package.json');
  let manifest: Record<string, unknown> = {};
  if (read.files.size === 0) problem('The package has no files.');
  else if (text === undefined) problem('The package has no package.json.');
  else {
    try {
      const parsed: unknown = JSON.parse(text);
      if (isRecord(parsed)) manifest = parsed;
      else
        problem(
          `package.json is ${Array.isArray(parsed) ? 'a list' : `\`${JSON.stringify(parsed)?.slice(0, 40)}\``}, not an object.`,
        );
    } catch {
      problem('package.json is not JSON.');
    }
  }
  const { name, version } = manifest;
  const isNamed = typeof name === 'string' && NAME.test(name);
  if (Object.keys(manifest).length > 0 && !isNamed)
    problem('The field `name` is missing, or is not a name that npm accepts.');
  if (Object.keys(manifest).length > 0 && typeof version !== 'string')
    problem('The field `version` is missing, so npm does not publish the package.');
  const pkg = {
    ...read,
    manifest,
    name: isNamed ? name : 'unnamed-package',
    version: typeof version === 'string' ? version : '0.0.0',
  };
  return { pkg, findings };
}

/** The last change of a field wins. */
function uniqueChanges(changes: readonly FieldChange[]): FieldChange[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change.path), change])).values()];
}
