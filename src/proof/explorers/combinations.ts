import { coverOf } from '../../model/cover.ts';
import type { ExplorerDefinition } from './definition.ts';

/** One value for each choice, as indexes into its values. */
export type Combination = readonly number[];

/** In the order of the recording and the browser: the last choice changes fastest. */
export function combinationsOf({ choices }: Pick<ExplorerDefinition, 'choices'>): Combination[] {
  return choices.reduce<Combination[]>(
    (all, { values }) => all.flatMap((start) => values.map((_, index) => [...start, index])),
    [[]],
  );
}

/** Few combinations that together have every value of every choice. */
export function sampleOf(definition: Pick<ExplorerDefinition, 'choices'>): Combination[] {
  const idsOf = (combination: Combination) => combination.map((value, choice) => `${choice} ${value}`);
  return coverOf(combinationsOf(definition), { idsOf, times: 1 });
}

export function defaultCombination({ choices }: Pick<ExplorerDefinition, 'choices'>): Combination {
  return choices.map(({ values, default: wanted }) =>
    Math.max(
      0,
      values.findIndex(({ label }) => label === wanted),
    ),
  );
}

/** The name of a combination in a recording, such as `format=esm bundle=true`. */
export function combinationName(
  { choices }: Pick<ExplorerDefinition, 'choices'>,
  combination: Combination,
): string {
  return choices
    .map(({ key, values }, index) => `${key}=${values[combination[index] ?? 0]?.label}`)
    .join(' ');
}
