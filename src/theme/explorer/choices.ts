import type { ChosenState } from './address-state.ts';

/** Reads the choices of an explorer from its radio buttons. A combination is known by its place in the order of all. */
export function readChoices(section: HTMLElement) {
  const groups = [...section.querySelectorAll('.explorer-choices fieldset')].map((group) => {
    const radios = [...group.querySelectorAll('input')];
    return {
      /** In an address. */
      key: radios[0]!.name.split(':')[1] ?? '',
      legend: group.querySelector('legend')?.textContent ?? '',
      radios,
      byDefault: radios.find(({ defaultChecked }) => defaultChecked) ?? radios[0]!,
    };
  });
  /** The last choice changes fastest. */
  const combinations = groups.reduce<HTMLInputElement[][]>(
    (all, { radios }) => all.flatMap((start) => radios.map((radio) => [...start, radio])),
    [[]],
  );
  const indexWhere = (fits: (radio: HTMLInputElement, group: number) => boolean) =>
    combinations.findIndex((radios) => radios.every(fits));
  /** As an address has it: `cjs+false`. */
  const nameOf = (index: number) => combinations[index]!.map(({ value }) => value).join('+');

  return {
    nameOf,
    /** Names every combination for a reader. */
    names: combinations.map((radios) =>
      radios
        .map((radio, index) => `${groups[index]!.legend}: ${radio.parentElement!.textContent.trim()}`)
        .join(', '),
    ),
    indexOfName: (name: string | undefined): number | undefined => {
      const index = combinations.findIndex((_, at) => nameOf(at) === name);
      return index === -1 ? undefined : index;
    },
    /** Returns the combination that is checked. */
    checked: () => indexWhere(({ checked }) => checked),
    check(index: number): void {
      for (const radio of combinations[index]!) radio.checked = true;
    },
    /** Returns the combination of a state; a choice that it does not name, or names wrongly, is the default one. */
    indexOfState: (state: ChosenState) => {
      const wanted = groups.map(
        ({ key, radios, byDefault }) => radios.find(({ value }) => value === state.get(key)) ?? byDefault,
      );
      return indexWhere((radio, group) => radio === wanted[group]);
    },
    /** Returns what differs from the default, as an address says it. */
    stateOf: (index: number) =>
      new Map(
        groups.flatMap(({ key, byDefault }, group) => {
          const radio = combinations[index]![group]!;
          return radio === byDefault ? [] : [[key, radio.value] as const];
        }),
      ),
  };
}

export type Choices = ReturnType<typeof readChoices>;
