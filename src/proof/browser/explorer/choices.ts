import type { ChosenState } from './address-state.ts';

/** Reads the choices of an explorer from its radio buttons. A combination is identified by its index. */
export function readChoices(section: HTMLElement) {
  const groups = [...section.querySelectorAll('.explorer-choices fieldset')].map((group) => {
    const radios = [...group.querySelectorAll('input')];
    return {
      /** Name in the address. */
      key: radios[0]!.name.split(':')[1] ?? '',
      legend: group.querySelector('legend')?.textContent ?? '',
      radios,
      defaultRadio: radios.find(({ defaultChecked }) => defaultChecked) ?? radios[0]!,
    };
  });
  /** The last choice changes fastest. */
  const combinations = groups.reduce<HTMLInputElement[][]>(
    (all, { radios }) => all.flatMap((start) => radios.map((radio) => [...start, radio])),
    [[]],
  );
  const indexWhere = (matches: (radio: HTMLInputElement, group: number) => boolean) =>
    combinations.findIndex((radios) => radios.every(matches));
  /** The name of a combination in the address, such as `cjs+false`. */
  const nameOf = (index: number) => combinations[index]!.map(({ value }) => value).join('+');

  return {
    nameOf,
    /** Names of all combinations for readers. */
    names: combinations.map((radios) =>
      radios
        .map((radio, index) => `${groups[index]!.legend}: ${radio.parentElement!.textContent.trim()}`)
        .join(', '),
    ),
    indexOfName: (name: string | undefined): number | undefined => {
      const index = combinations.findIndex((_, at) => nameOf(at) === name);
      return index === -1 ? undefined : index;
    },
    checked: () => indexWhere(({ checked }) => checked),
    check(index: number): void {
      for (const radio of combinations[index]!) radio.checked = true;
    },
    /** Missing and unknown choices get their default. */
    indexOfState: (state: ChosenState) => {
      const chosen = groups.map(
        ({ key, radios, defaultRadio }) =>
          radios.find(({ value }) => value === state.get(key)) ?? defaultRadio,
      );
      return indexWhere((radio, group) => radio === chosen[group]);
    },
    /** The choices that differ from the default, in the form the address stores. */
    stateOf: (index: number) =>
      new Map(
        groups.flatMap(({ key, defaultRadio }, group) => {
          const radio = combinations[index]![group]!;
          return radio === defaultRadio ? [] : [[key, radio.value] as const];
        }),
      ),
  };
}

export type Choices = ReturnType<typeof readChoices>;
