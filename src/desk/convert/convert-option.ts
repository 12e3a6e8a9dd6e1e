import type { Outcome } from '../model/conversion.ts';
import type { Effect, Mapping } from '../model/mapping.ts';
import { outObject } from '../model/out.ts';
import type { Out } from '../model/out.ts';
import { given } from '../model/setting.ts';
import type { CodeSetting, Setting } from '../model/setting.ts';
import { findMapping } from './find-mapping.ts';
import { printValue } from './print-value.ts';

/** What becomes of an option in one item of `lib`. */
export interface OptionResult {
  outcome: Outcome;
  effects: Effect[];
  text: string;
  why: string | undefined;
  adds: readonly string[];
  drops: readonly string[];
}

const UNKNOWN: Omit<OptionResult, 'text'> = {
  outcome: 'decision',
  effects: [],
  why: undefined,
  adds: [],
  drops: [],
};

/** Converts one option. Returns undefined if only its parts have mappings. */
export function convertOption<Facts>(
  mappings: readonly Mapping<Facts>[],
  name: readonly string[],
  setting: Setting,
  facts: Facts,
): OptionResult | undefined {
  if (setting.kind === 'choice') {
    const [yes, no] = [setting.yes, setting.no].map((side) => convertOption(mappings, name, side, facts));
    return yes && no ? eitherOf(setting.test, yes, no) : yes && no;
  }
  // An option that is `undefined` is not set.
  if (setting.kind === 'literal' && setting.value === undefined)
    return { ...UNKNOWN, outcome: 'not needed', text: 'it is `undefined`' };
  const found = findMapping(mappings, name, { setting, facts });
  if (!found) return undefined;
  const { mapping } = found;
  const { what, why, adds = [], drops = [] } = mapping;
  const decision: OptionResult = { ...UNKNOWN, text: what, why };
  if (isUnread(setting) && mapping.takesCode !== true)
    return (setting.kind === 'code' ? asSwitch(mappings, name, setting, facts) : undefined) ?? decision;
  if (mapping.unneeded !== undefined)
    return { ...UNKNOWN, outcome: 'not needed', text: mapping.unneeded, drops };
  const effects = mapping.convert?.(found.given);
  if (!effects) return decision;
  return { outcome: mapping.decide ? 'decision' : 'converted', effects, text: what, why, adds, drops };
}

const isUnread = ({ kind }: Setting): boolean => kind === 'code';

/** Reads code for an option that is on or off as a choice between the two. */
function asSwitch<Facts>(
  mappings: readonly Mapping<Facts>[],
  name: readonly string[],
  setting: CodeSetting,
  facts: Facts,
): OptionResult | undefined {
  if (setting.call) return undefined;
  const [on, off] = [true, false].map((value) => convertOption(mappings, name, given(value), facts));
  const isSwitch = on && off && on.outcome !== 'decision' && off.outcome !== 'decision';
  return isSwitch ? eitherOf(setting, on, off) : undefined;
}

/** Joins what becomes of two values into what becomes of the condition between them. */
function eitherOf(test: CodeSetting, yes: OptionResult, no: OptionResult): OptionResult {
  const sides = [yes, no];
  const decided = sides.find(({ outcome }) => outcome === 'decision');
  const shown = decided ?? sides.find(({ outcome }) => outcome === 'converted') ?? yes;
  const places = [...new Set(sides.flatMap(({ effects }) => effects.map(({ at }) => at)))];
  const valueAt = (at: string, { effects }: OptionResult): Out =>
    effects.find((effect) => effect.at === at)?.value ?? { kind: 'literal', value: undefined };
  const effects = places.map((at) => ({ at, value: either(test, valueAt(at, yes), valueAt(at, no)) }));
  const isWhole = effects.every((effect): effect is Effect => effect.value !== undefined);
  // A side that is for the reader to decide, or a test that cannot move, leaves all of it to the reader.
  if (decided || !isWhole) return { ...UNKNOWN, text: shown.text, why: shown.why };
  return {
    ...shown,
    effects,
    adds: sides.flatMap(({ adds }) => adds),
    drops: sides.flatMap(({ drops }) => drops),
  };
}

/** Undefined if the test works only where it was written. */
function either({ carried: test, names }: CodeSetting, yes: Out, no: Out): Out | undefined {
  if (printValue(yes) === printValue(no)) return yes;
  return test === undefined ? undefined : choiceBetween({ test, names }, yes, no);
}

function choiceBetween(condition: { test: string; names: string[] }, yes: Out, no: Out): Out {
  const { test, names } = condition;
  if (printValue(yes) === printValue(no)) return yes;
  if (yes.kind === 'object' && no.kind === 'object' && namesOf(yes) === namesOf(no))
    // Part by part, so that other options can write beside them.
    return outObject(
      yes.entries.map(({ name, value }) => {
        const other = no.entries.find((entry) => entry.name === name);
        return [name, other ? choiceBetween(condition, value, other.value) : value];
      }),
    );
  const isSwitch =
    yes.kind === 'literal' &&
    yes.value === true &&
    no.kind === 'literal' &&
    (no.value === false || no.value === undefined);
  // `!x` and comparisons are what they choose between.
  if (isSwitch && /^!|[=!]==?/.test(test) && !/[?&|]/.test(test)) return { kind: 'code', code: test, names };
  return { kind: 'choice', test, names, yes, no };
}

function namesOf({ entries }: Extract<Out, { kind: 'object' }>): string {
  return JSON.stringify(entries.map(({ name }) => name).toSorted());
}
