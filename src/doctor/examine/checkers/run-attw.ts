import { checkPackage, Package as CheckedPackage } from '@arethetypeswrong/core';
import type { Analysis, Problem, ResolutionKind } from '@arethetypeswrong/core';
import { ATTW_CODES } from '../../model/codes.ts';
import type { Severity } from '../../model/codes.ts';
import { targetsIn } from '../../model/entry-points.ts';
import type { Finding } from '../../model/finding.ts';
import { formatOf, isScript } from '../../model/module-format.ts';
import { fileName } from '../../model/package.ts';
import type { Package } from '../../model/package.ts';
import { hasEntries } from '../../model/resolve-entry.ts';
import { PROFILES } from '../../model/profiles.ts';
import type { Profile, Resolution } from '../../model/profiles.ts';
import { wordsOf } from './attw-words.ts';

/** What Are The Types Wrong found, and which file each entry point gives to TypeScript. */
export interface TypesCheck {
  findings: Finding[];
  /** By entry point, then by way to resolve. Empty for a package without types. */
  resolved: ReadonlyMap<string, Partial<Record<ResolutionKind, string>>>;
}

/** Runs Are The Types Wrong on the files of a package, and returns its problems under its own codes. */
export async function runAttw(pkg: Package, profile: Profile): Promise<TypesCheck> {
  const findings: Finding[] = [];
  const prefix = `/node_modules/${pkg.name}/`;
  const files = Object.fromEntries([...pkg.files].map(([name, data]) => [prefix + name, data]));
  const result = await checkPackage(new CheckedPackage(files, pkg.name, pkg.version));
  if (result.types === false) return { findings, resolved: new Map() };
  const local = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : name);
  const seen = new Set<string>();
  for (const [at, problem] of result.problems.entries()) {
    const finding = findingOf(problem, seenBy(result, at), { pkg, profile, local });
    const key = JSON.stringify(finding);
    if (!seen.has(key)) findings.push(finding);
    seen.add(key);
  }
  return { findings, resolved: resolvedFiles(result, local) };
}

/** Where a problem shows. */
type Seen = NonNullable<Finding['places']>[number];

function seenBy({ entrypoints }: Analysis, problem: number): Seen[] {
  return Object.values(entrypoints).flatMap(({ subpath, resolutions }) =>
    Object.values(resolutions)
      .filter(({ visibleProblems }) => visibleProblems?.includes(problem))
      .map(({ resolutionKind }) => ({ entry: subpath, resolution: resolutionKind })),
  );
}

interface Reader {
  pkg: Package;
  profile: Profile;
  local: (name: string) => string;
}

function findingOf(problem: Problem, seen: Seen[], { pkg, profile, local }: Reader): Finding {
  const places: Seen[] =
    'resolutionKind' in problem ? [{ entry: problem.entrypoint, resolution: problem.resolutionKind }] : seen;
  const { severity, page } = ATTW_CODES[problem.kind] ?? {
    severity: 'error',
    page: '/guide/publish/tarball#attw',
  };
  const file =
    'implementationFileName' in problem
      ? local(problem.typesFileName)
      : 'fileName' in problem
        ? local(problem.fileName)
        : 'package.json';
  const entry = places[0]?.entry;
  const leftOut: readonly Resolution[] = PROFILES[profile];
  const isChosen =
    places.length > 0 &&
    (places.every(({ resolution }) => leftOut.includes(resolution)) || isChoice(problem, pkg));
  const chosen: Severity = isChosen ? 'choice' : severity;
  return {
    code: problem.kind,
    checker: 'attw',
    severity: chosen,
    file,
    ...(file === 'package.json' && { field: 'exports' }),
    ...(entry !== undefined && { entry }),
    places,
    resolutions: [...new Set(places.map(({ resolution }) => resolution))],
    what: wordsOf(problem, pkg.name, local),
    page,
  };
}

/** Says whether a problem is what the package wants: ES modules only, or an entry that is not a script. */
function isChoice(problem: Problem, pkg: Package): boolean {
  if (problem.kind === 'CJSResolvesToESM')
    return ![...pkg.files.keys()].some((name) => isScript(name) && formatOf(name, pkg.files) === 'cjs');
  if (problem.kind !== 'NoResolution' && problem.kind !== 'UntypedResolution') return false;
  const { exports } = pkg.manifest;
  // Without entry points in it, the whole field is about the root.
  const target = hasEntries(exports) ? exports[problem.entrypoint] : exports;
  const targets = targetsIn(target).map(fileName);
  return (
    targets.length > 0 &&
    targets.every((name) => pkg.files.has(name) && !isScript(name) && !/\.[cm]?tsx?$/.test(name))
  );
}

function resolvedFiles({ entrypoints }: Analysis, local: (name: string) => string): TypesCheck['resolved'] {
  return new Map(
    Object.values(entrypoints).map(({ subpath, resolutions }) => [
      subpath,
      Object.fromEntries(
        Object.values(resolutions).flatMap(({ resolutionKind, resolution }) =>
          resolution ? [[resolutionKind, local(resolution.fileName)]] : [],
        ),
      ),
    ]),
  );
}
