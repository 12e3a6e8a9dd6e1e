import type { ExplorerDefinition } from './definition.ts';

/** One value for each choice, as indexes into its values. */
export type Combination = readonly number[];

/** Every combination, in the order the recording and the browser count them: the last choice changes fastest. */
export function combinationsOf({ choices }: Pick<ExplorerDefinition, 'choices'>): Combination[] {
  return choices.reduce<Combination[]>(
    (all, { values }) => all.flatMap((start) => values.map((_, index) => [...start, index])),
    [[]],
  );
}

export function defaultCombination({ choices }: Pick<ExplorerDefinition, 'choices'>): Combination {
  return choices.map(({ values, default: wanted }) =>
    Math.max(
      0,
      values.findIndex(({ label }) => label === wanted),
    ),
  );
}

/** `format=esm bundle=true`: how a recording names a combination. */
export function combinationName(
  { choices }: Pick<ExplorerDefinition, 'choices'>,
  combination: Combination,
): string {
  return choices
    .map(({ key, values }, index) => `${key}=${values[combination[index] ?? 0]?.label}`)
    .join(' ');
}
