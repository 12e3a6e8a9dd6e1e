import type { Given, Mapping } from '../model/mapping.ts';

const LIST = '[]';
const INDEX = /^\[\d+\]$/;

/** Each option is compared with every pattern; splitting these each time took four fifths of a conversion. */
const split = new Map<string, readonly string[]>();

/** Splits the name in a mapping: `output[].file` is about the files of all objects in a list. */
function partsOf(pattern: string): readonly string[] {
  const known = split.get(pattern);
  if (known) return known;
  const parts = pattern
    .split('.')
    .flatMap((part) => (part.endsWith(LIST) ? [part.slice(0, -2), LIST] : [part]));
  split.set(pattern, parts);
  return parts;
}

/**
 * The parts of a pattern that a name leaves; undefined if the name is another one. What is in a list may also be there
 * alone, without the list.
 */
function restOf(pattern: string, name: readonly string[]): readonly string[] | undefined {
  const parts = partsOf(pattern);
  let at = 0;
  for (const part of name) {
    if (parts[at] === LIST && !INDEX.test(part)) at++;
    const isPart = parts[at] === LIST ? INDEX.test(part) : parts[at] === '*' || parts[at] === part;
    if (!isPart) return undefined;
    at++;
  }
  return parts.slice(at);
}

/** The part of a name that a pattern's `*` matches. Empty if the pattern has none, undefined if it does not match. */
function keyIn(name: readonly string[], pattern: string): string | undefined {
  if (restOf(pattern, name)?.length !== 0) return undefined;
  return pattern.endsWith('*') ? name.at(-1) : '';
}

/** Finds a mapping for something within an option. */
export function findMappingBelow<Facts>(
  mappings: readonly Mapping<Facts>[],
  name: readonly string[],
): Mapping<Facts> | undefined {
  return mappings.find((mapping) => (restOf(mapping.name, name)?.length ?? 0) > 0);
}

/** Whether a list of objects, or of calls, has mappings for what is in it. */
export function hasMappedItems<Facts>(
  mappings: readonly Mapping<Facts>[],
  name: readonly string[],
  of: 'objects' | 'calls',
): boolean {
  return mappings.some((mapping) => {
    const rest = restOf(mapping.name, [...name, '[0]']);
    return rest !== undefined && (of === 'calls' ? rest.length === 0 : rest.length > 0);
  });
}

/** Finds the first mapping for an option and its value. */
export function findMapping<Facts>(
  mappings: readonly Mapping<Facts>[],
  name: readonly string[],
  given: Omit<Given<Facts>, 'key'>,
): { mapping: Mapping<Facts>; given: Given<Facts> } | undefined {
  for (const mapping of mappings) {
    const key = keyIn(name, mapping.name);
    if (key === undefined) continue;
    const whole = { ...given, key };
    if (isFor(mapping, whole)) return { mapping, given: whole };
  }
  return undefined;
}

function isFor<Facts>({ when }: Mapping<Facts>, given: Given<Facts>): boolean {
  if (when === undefined) return true;
  if (typeof when === 'function') return when(given);
  const { setting } = given;
  return setting.kind === 'literal' && when.some((value) => value === setting.value);
}
