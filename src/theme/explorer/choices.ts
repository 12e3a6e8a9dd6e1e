import type { Digit } from '../../model/explorer.ts';
import type { ChosenState } from './address-state.ts';

/** The radio buttons of an explorer, group by group. */
export function readChoices(section: HTMLElement) {
  const groups = [...section.querySelectorAll('.explorer-choices fieldset')].map((group) => ({
    legend: group.querySelector('legend')?.textContent ?? '',
    radios: [...group.querySelectorAll('input')],
  }));
  const keyOf = ({ radios }: (typeof groups)[number]) => radios[0]!.name.split(':')[1] ?? '';

  /** Every combination, in the order they are counted. */
  const combinations = groups.reduce<HTMLInputElement[][]>(
    (all, { radios }) => all.flatMap((start) => radios.map((radio) => [...start, radio])),
    [[]],
  );
  /** As an address has it: `cjs+false`. */
  const nameOf = (index: number) => combinations[index]!.map(({ value }) => value).join('+');

  return {
    nameOf,
    indexOf: (name: string | undefined): number | undefined => {
      const index = combinations.findIndex((_, at) => nameOf(at) === name);
      return index === -1 ? undefined : index;
    },
    /** Of every combination, as a reader is told. */
    names: () =>
      combinations.map((radios) =>
        radios
          .map((radio, index) => `${groups[index]!.legend}: ${radio.parentElement!.textContent.trim()}`)
          .join(', '),
      ),
    digits: (): Digit[] =>
      groups.map(({ radios }) => [
        radios.length,
        Math.max(
          0,
          radios.findIndex(({ checked }) => checked),
        ),
      ]),
    /** What is not as it was in the beginning. */
    state: () =>
      new Map(
        groups.flatMap((group) => {
          const chosen = group.radios.find(({ checked }) => checked);
          return chosen && !chosen.defaultChecked ? [[keyOf(group), chosen.value] as const] : [];
        }),
      ),
    /** What the state does not name, or names wrongly, is as it was in the beginning. */
    choose(state: ChosenState): void {
      for (const group of groups) {
        const value = state.get(keyOf(group));
        const radio =
          group.radios.find((one) => one.value === value) ??
          group.radios.find(({ defaultChecked }) => defaultChecked);
        if (radio) radio.checked = true;
      }
    },
  };
}
