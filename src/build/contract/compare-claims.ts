import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import type { Claim } from './claims.ts';
import type { DeclaredOption } from './declared-options.ts';
import { flagOf } from './flags.ts';
import type { Flag } from './flags.ts';
import { sameCode } from './same-code.ts';

export interface PackageFacts {
  options: readonly DeclaredOption[];
  flags: readonly Flag[];
  /** Only where inspecting can tell: whether leaving the option out is the same as giving it this value. */
  isDefault: (option: string, value: string) => boolean | undefined;
}

const PREFIX = 'lib.';

/** Everything a page says of an option of `lib` that the package does not. */
export function compareClaims(claims: readonly Claim[], facts: PackageFacts): Problem[] {
  return claims.filter(({ name }) => name.startsWith(PREFIX)).flatMap((claim) => compareOne(claim, facts));
}

function compareOne(claim: Claim, { options, flags, isDefault }: PackageFacts): Problem[] {
  const name = claim.name.slice(PREFIX.length);
  const option = options.find((one) => one.name === name);
  const problem = (what: string, fix: string): Problem => ({
    level: 'error',
    file: claim.file,
    line: claim.line,
    what: `${claim.name}: ${what}`,
    fix,
  });
  if (!option) {
    const meant = nearest(
      name,
      options.map((one) => one.name),
    );
    return [
      {
        ...problem('the package has no such option.', 'Mend the name, or remove what is said of it.'),
        didYouMean: meant === undefined ? undefined : `"${PREFIX}${meant}"`,
      },
    ];
  }
  const problems: Problem[] = [];
  if (!option.types.some((type) => sameUnion(type, claim.type ?? '')))
    problems.push(
      problem(
        `its type is ${option.types.join(', or ')}, not ${claim.type ?? 'missing'}.`,
        `Write type=${JSON.stringify(option.types.at(-1))}.`,
      ),
    );
  if (!name.includes('.') && claim.isTopLevel !== option.isShared)
    problems.push(
      problem(
        option.isShared ? 'it may stand at the top level.' : 'it may not stand at the top level.',
        option.isShared ? 'Add topLevel.' : 'Remove topLevel.',
      ),
    );
  if (claim.isDeprecated !== option.isDeprecated)
    problems.push(
      problem(
        option.isDeprecated ? 'it is deprecated.' : 'it is not deprecated.',
        option.isDeprecated ? 'Say so with deprecated="what to use instead".' : 'Remove deprecated.',
      ),
    );
  problems.push(...compareFlag(claim, flags, problem), ...compareDefault(claim, option, isDefault, problem));
  return problems;
}

type MakeProblem = (what: string, fix: string) => Problem;

function compareFlag({ name, cli }: Claim, flags: readonly Flag[], problem: MakeProblem): Problem[] {
  const real = name.split('.').length === 2 ? flagOf(name, flags) : undefined;
  if (cli === undefined) {
    const flag = real?.names.find((one) => one.startsWith('--'));
    return flag === undefined
      ? []
      : [problem(`the command line has ${flag} for it.`, `Write cli="${flag}".`)];
  }
  const unknown = cli.split(/,\s*/).filter((one) => !flags.some(({ names }) => names.includes(one)));
  return unknown.map((flag) => {
    const meant = nearest(
      flag,
      flags.flatMap(({ names }) => names),
    );
    return problem(
      `the command line has no ${flag}.`,
      meant === undefined ? 'Remove cli.' : `Write cli="${meant}".`,
    );
  });
}

/** A default in words (`default` left out) is the author's to know; one in code has to be the package's. */
function compareDefault(
  { name, default: claimed }: Claim,
  { defaultTag }: DeclaredOption,
  isDefault: PackageFacts['isDefault'],
  problem: MakeProblem,
): Problem[] {
  if (claimed === undefined) return [];
  const inspected = isDefault(name, claimed);
  if (inspected === false)
    return [
      problem(`its default is not ${claimed}: leaving it out gives another configuration.`, mend(defaultTag)),
    ];
  const isTold = inspected === true || defaultTag === undefined || sameCode(defaultTag, claimed);
  return isTold ? [] : [problem(`its default is ${defaultTag}, not ${claimed}.`, mend(defaultTag))];
}

function mend(defaultTag: string | undefined): string {
  return defaultTag === undefined
    ? 'Look at `rslib inspect`.'
    : `Write default=${JSON.stringify(defaultTag)}.`;
}

function sameUnion(left: string, right: string): boolean {
  const parts = (text: string) =>
    text
      .replaceAll('; }', ' }')
      .split('|')
      .map((part) => part.trim())
      .sort((a, b) => (a < b ? -1 : 1))
      .join('|');
  return parts(left) === parts(right);
}
