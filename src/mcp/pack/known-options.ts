import type { Claim } from '../../proof/contract/claims.ts';
import type { DeclaredOption } from '../../proof/declared/declared-options.ts';
import { isFlagFor } from '../../proof/declared/flags.ts';
import { partsOfType } from '../answers/value-fits.ts';
import type { KnownOption } from '../model/knowledge.ts';

interface OptionFacts {
  declared: readonly DeclaredOption[];
  /** What the pages state. The option contract has compared it with the package. */
  claims: readonly Claim[];
  /** All flags of the command that builds. */
  flags: readonly string[];
  /** The default that `rslib inspect` shows for an option of Rsbuild. */
  inspectedDefault: (name: string) => string | undefined;
  sinceOf: (name: string) => string | undefined;
  /** What other tools call an option. */
  otherNames: ReadonlyMap<string, readonly string[]>;
  /** Route and hash of the section whose heading is the option. */
  sections: ReadonlyMap<string, string>;
}

const LIB = 'lib.';
const ALL_OPTIONS = '/config/';
const RSBUILD_OPTIONS = '/config/rsbuild/';
/** Names with an underscore are internal; `__dirname` is not. */
const INTERNAL = /(?:^|\.)_[a-z]/;
/** Parts of a type that say which values and keys there are. */
const SIMPLE = /^(?:object|boolean|string|number|RegExp|true|false|null|undefined|'[^']*'|\w+\[\])$/;

/** Writes each option once, although most may be in an item of `lib` and at the top level. */
export function knownOptions(facts: OptionFacts): KnownOption[] {
  const names = new Map(facts.declared.map((option) => [option.name, option]));
  const own = ownGroups(facts.declared);
  return facts.declared.flatMap((option) => {
    const { name } = option;
    const isItem = name.startsWith(LIB);
    const twin = names.get(isItem ? name.slice(LIB.length) : LIB + name);
    const isOwn = own.has(name.replace(LIB, '').split('.')[0]!);
    // Of two names, an option of Rslib has that in an item, and one of Rsbuild that at the top.
    if (INTERNAL.test(name) || (twin && isItem !== isOwn)) return [];
    const others = facts.otherNames.get(name.replace(LIB, ''));
    return [
      {
        ...factsOf(option, facts),
        place: twin ? 'both' : isItem ? 'item' : 'top',
        ...(others && { otherNames: others }),
      },
    ];
  });
}

/** The first parts of the options that came with Rslib. `output` came with Rsbuild, and Rslib only changes some of it. */
function ownGroups(declared: readonly DeclaredOption[]): Set<string> {
  return new Set(
    declared
      .filter(({ name, isOwn }) => isOwn && /^lib\.\w+$/.test(name) && name !== 'lib.output')
      .map(({ name }) => name.slice(LIB.length)),
  );
}

function factsOf(
  { name, types, unknownTypes, defaultTag, isDeprecated, isOwn }: DeclaredOption,
  { declared, claims, flags, inspectedDefault, sinceOf, sections }: OptionFacts,
): Omit<KnownOption, 'place'> {
  const claim = claims.find((one) => one.name === name);
  // Rslib changes many defaults of Rsbuild, so what Rsbuild says about its own may be wrong here.
  const value =
    claim?.default ?? claim?.defaultText ?? inspectedDefault(name) ?? (isOwn ? defaultTag : undefined);
  const type = types.at(-1) ?? '';
  const flag = claim?.cli ?? flagFor(name, type, flags);
  const since = sinceOf(name);
  return {
    name,
    type,
    ...(value !== undefined && value !== 'undefined' && { default: value }),
    ...(flag !== undefined && { flag }),
    ...(since !== undefined && { since }),
    ...(isDeprecated && { isDeprecated }),
    page: sectionOf(name, sections),
    ...(isClosed(type, unknownTypes) &&
      declared.some((one) => one.name.startsWith(`${name}.`)) && { isClosed: true as const }),
  };
}

/** Only whole options have a flag; a group such as `output` has none. */
function flagFor(name: string, type: string, flags: readonly string[]): string | undefined {
  const isGroup = !name.includes('.') && /\bobject\b|\[\]/.test(type);
  const own = flags.filter((flag) => flag.startsWith('--') && isFlagFor(flag, name));
  return isGroup || name.split('.').length > 2 || own.length === 0 ? undefined : own.join(', ');
}

function isClosed(type: string, unknownTypes: readonly string[]): boolean {
  return unknownTypes.length === 0 && partsOfType(type).every((part) => SIMPLE.test(part));
}

/** The section of an option, or of the nearest group that has one. */
function sectionOf(name: string, sections: ReadonlyMap<string, string>): string {
  for (let at = name; at !== '' && at !== 'lib'; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const found = sections.get(at);
    if (found !== undefined) return found;
  }
  return /^lib\b/.test(name) ? (sections.get('lib') ?? ALL_OPTIONS) : RSBUILD_OPTIONS;
}
