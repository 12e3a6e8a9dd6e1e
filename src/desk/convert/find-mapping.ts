import type { Given, Mapping } from '../model/mapping.ts';

const LIST = '[]';
const INDEX = /^\[\d+\]$/;

/** Splits the name in a mapping: `output[].file` is about the files of all objects in a list. */
function partsOf(pattern: string): string[] {
  return pattern.split('.').flatMap((part) => (part.endsWith(LIST) ? [part.slice(0, -2), LIST] : [part]));
}

const isPart = (part: string | undefined, pattern: string): boolean =>
  part !== undefined && (pattern === LIST ? INDEX.test(part) : part === pattern);

/** The part of a name that a pattern's `*` matches. Empty if the pattern has none, undefined if it does not match. */
function keyIn(name: readonly string[], pattern: string): string | undefined {
  const parts = partsOf(pattern);
  if (parts.length !== name.length) return undefined;
  const isAny = parts.at(-1) === '*';
  const fixed = isAny ? parts.slice(0, -1) : parts;
  if (!fixed.every((part, at) => isPart(name[at], part))) return undefined;
  return isAny ? name.at(-1) : '';
}

/** Finds a mapping for something within an option. */
export function findMappingBelow<Facts>(
  mappings: readonly Mapping<Facts>[],
  name: readonly string[],
): Mapping<Facts> | undefined {
  return mappings.find((mapping) => {
    const parts = partsOf(mapping.name);
    return parts.length > name.length && name.every((part, at) => isPart(part, parts[at] ?? ''));
  });
}

/** Whether the objects in a list have options with mappings of their own. */
export function hasMappedItems<Facts>(mappings: readonly Mapping<Facts>[], name: readonly string[]): boolean {
  return findMappingBelow(mappings, [...name, '[0]']) !== undefined;
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
