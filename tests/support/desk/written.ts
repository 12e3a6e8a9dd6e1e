import fc from 'fast-check';

/** A value in a configuration: its text, or the parts of an object or of a list with objects. */
export type Written = string | readonly Written[] | WrittenObject;
export interface WrittenObject {
  readonly [name: string]: Written;
}

/** Each option of a tool, with values of every kind that its types allow. */
export type Values = Readonly<Record<string, fc.Arbitrary<Written>>>;

/** Some of the options. Some values depend on a condition. */
export function someOf(options: Values): fc.Arbitrary<WrittenObject> {
  const withChoices = Object.entries(options).map(([name, values]): [string, fc.Arbitrary<Written>] => [
    name,
    fc.oneof(
      { weight: 5, arbitrary: values },
      { weight: 1, arbitrary: fc.tuple(values, values).map(([yes, no]) => choiceOf(yes, no)) },
    ),
  ]);
  const some = fc.record(Object.fromEntries(withChoices), { requiredKeys: [] });
  return some.map((chosen) => Object.fromEntries(Object.entries(chosen).flatMap(withValue)));
}

function withValue([name, value]: [string, Written | undefined]): [string, Written][] {
  return value === undefined ? [] : [[name, value]];
}

/** Configurations of a tool that were made up. */
export interface Generated {
  /** The options that they may have. */
  names: readonly string[];
  options: fc.Arbitrary<WrittenObject>;
  /** Writes the configuration file. */
  configOf(options: WrittenObject): string;
  /** What else the file declares, which may be listed. */
  declares: readonly string[];
}

/** Objects and functions stay as they are, because what a choice between them has as parts differs. */
function choiceOf(yes: Written, no: Written): Written {
  if (typeof yes !== 'string' || typeof no !== 'string') return yes;
  const isPlain = [yes, no].every((one) => !/=>|^[{[]/.test(one));
  return isPlain ? `process.env.CI ? ${yes} : ${no}` : yes;
}

export function printWritten(value: Written): string {
  if (typeof value === 'string') return value;
  if (isList(value)) return `[${value.map(printWritten).join(', ')}]`;
  const entries = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${printWritten(inner)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

/** Lists the paths of an object's leaves. An object without parts is one. */
export function leavesOf(value: Written, path: readonly string[] = []): string[][] {
  const entries: [string, Written][] =
    typeof value === 'string'
      ? []
      : isList(value)
        ? value.map((item, at) => [`[${at}]`, item])
        : Object.entries(value);
  if (entries.length === 0) return [[...path]];
  return entries.flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

const isList = (value: Written): value is readonly Written[] => Array.isArray(value);
