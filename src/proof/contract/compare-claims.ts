import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { sameUnion } from '../model/same-union.ts';
import type { Claim } from './claims.ts';
import type { DeclaredOption } from '../declared/declared-options.ts';
import { joinFindings } from './findings.ts';
import type { Findings } from './findings.ts';
import { flagOf, isFlagFor } from '../declared/flags.ts';
import type { Flag } from '../declared/flags.ts';
import { literalCode } from '../declared/literal-code.ts';

export interface PackageFacts {
  options: readonly DeclaredOption[];
  /** Flags of the command that builds. */
  flags: readonly Flag[];
  /** True if leaving the option out is the same as giving it this value; undefined if inspecting cannot tell. */
  isDefault: (option: string, value: string) => boolean | undefined;
}

/** The result for one statement. A `reason` means that it cannot be judged. */
type Verdict = { what: string; fix: string } | { reason: string } | 'right';

/** Compares every `<Option>` with the package. */
export function compareClaims(claims: readonly Claim[], facts: PackageFacts): Findings {
  return joinFindings(claims.map((claim) => compareOne(claim, facts)));
}

function compareOne(claim: Claim, { options, flags, isDefault }: PackageFacts): Findings {
  const option = options.find((one) => one.name === claim.name);
  if (!option) return { compared: 1, problems: [noSuchOption(claim, options)], unjudged: [] };
  // Pages show the flag and the top level only for whole options, not for their parts.
  const isWhole = claim.name.split('.').length === 2;
  const verdicts = [
    ...(claim.isRow && claim.type === undefined ? [] : [compareType(claim, option)]),
    ...compareDefault(claim, option, isDefault),
    ...(claim.isRow ? [] : [compareDeprecation(claim, option)]),
    ...(claim.isRow || !isWhole ? [] : [compareTopLevel(claim, option)]),
    ...(claim.isRow || !(isWhole || claim.cli !== undefined) ? [] : compareFlag(claim, flags)),
  ];
  const place = { file: claim.file, line: claim.line };
  const findings: Findings = { compared: 0, problems: [], unjudged: [] };
  for (const verdict of verdicts) {
    if (verdict !== 'right' && 'reason' in verdict)
      findings.unjudged.push({ ...place, what: `${claim.name}: ${verdict.reason}` });
    else findings.compared++;
    if (verdict !== 'right' && 'what' in verdict)
      findings.problems.push({
        level: 'error',
        ...place,
        what: `${claim.name}: ${verdict.what}`,
        fix: verdict.fix,
      });
  }
  return findings;
}

function noSuchOption({ name, file, line }: Claim, options: readonly DeclaredOption[]): Problem {
  const meant = nearest(
    name,
    options.map((one) => one.name),
  );
  return {
    level: 'error',
    file,
    line,
    what: `${name}: the package has no such option.`,
    didYouMean: meant === undefined ? undefined : `"${meant}"`,
    fix: 'Fix the name, or remove the statement.',
  };
}

function compareType({ type = '' }: Claim, { types, unknownTypes }: DeclaredOption): Verdict {
  if (types.some((one) => sameUnion(one, type))) return 'right';
  if (unknownTypes.length > 0)
    return { reason: `its type includes ${unknownTypes.join(', ')}, which is declared elsewhere.` };
  return {
    what: `its type is ${types.join(', or ')}, not ${type === '' ? 'missing' : type}.`,
    fix: `Write type=${JSON.stringify(types.at(-1))}.`,
  };
}

function compareTopLevel({ isTopLevel }: Claim, { isShared }: DeclaredOption): Verdict {
  if (isTopLevel === isShared) return 'right';
  return isShared
    ? { what: 'it is also allowed at the top level.', fix: 'Add topLevel.' }
    : { what: 'it is not allowed at the top level.', fix: 'Remove topLevel.' };
}

function compareDeprecation(claim: Claim, { isDeprecated }: DeclaredOption): Verdict {
  if (claim.isDeprecated === isDeprecated) return 'right';
  return isDeprecated
    ? { what: 'it is deprecated.', fix: 'Say so with deprecated="what to use instead".' }
    : { what: 'it is not deprecated.', fix: 'Remove deprecated.' };
}

function compareFlag({ name, cli }: Claim, flags: readonly Flag[]): Verdict[] {
  if (cli === undefined) {
    const flag = flagOf(name, flags)?.names.find((one) => one.startsWith('--'));
    return flag === undefined
      ? ['right']
      : [{ what: `the command line has ${flag} for it.`, fix: `Write cli="${flag}".` }];
  }
  const names = flags.flatMap((one) => one.names);
  return cli.split(/,\s*/).map((flag): Verdict => {
    if (names.includes(flag))
      return isFlagFor(flag, name)
        ? 'right'
        : { what: `${flag} is the flag of another option.`, fix: 'Remove it from cli.' };
    const meant = nearest(flag, names);
    return {
      what: `the command line has no ${flag}.`,
      fix: meant === undefined ? 'Remove cli.' : `Write cli="${meant}".`,
    };
  });
}

function compareDefault(
  { name, default: claimed, defaultText }: Claim,
  { defaultTag }: DeclaredOption,
  isDefault: PackageFacts['isDefault'],
): Verdict[] {
  if (claimed === undefined)
    return defaultText === undefined ? [] : [{ reason: `its default is described in words: ${defaultText}` }];
  if (literalCode(claimed) === undefined)
    return [{ what: `its default ${claimed} is not code.`, fix: 'Use defaultText instead.' }];
  const inspected = isDefault(name, claimed);
  if (inspected === true) return ['right'];
  const fix =
    defaultTag === undefined || sameCode(defaultTag, claimed)
      ? 'Check with `rslib inspect`.'
      : `Write default=${JSON.stringify(defaultTag)}.`;
  if (inspected === false)
    return [
      { what: `its default is not ${claimed}: omitting it results in a different configuration.`, fix },
    ];
  if (defaultTag === undefined)
    return [
      { reason: `its default ${claimed} is neither in the declarations nor in the inspected configuration.` },
    ];
  return [
    sameCode(defaultTag, claimed) ? 'right' : { what: `its default is ${defaultTag}, not ${claimed}.`, fix },
  ];
}

/** Ignores spaces, the kind of quotes and trailing commas. */
export function sameCode(left: string, right: string): boolean {
  return plain(left) === plain(right);
}

function plain(code: string): string {
  return code
    .replaceAll(/\s+/g, '')
    .replaceAll('"', "'")
    .replaceAll(/,(?=[\]}])/g, '');
}
