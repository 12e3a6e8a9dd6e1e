import type { Given, Mapping } from '../model/mapping.ts';

/** The part of a name that a pattern's `*` matches; empty for a pattern without one, undefined if nothing matches. */
function keyIn(name: readonly string[], pattern: string): string | undefined {
  if (!pattern.endsWith('.*')) return name.join('.') === pattern ? '' : undefined;
  const parents = pattern.slice(0, -2).split('.');
  const isBelow = name.length === parents.length + 1 && parents.every((part, at) => part === name[at]);
  return isBelow ? name.at(-1) : undefined;
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
