import type { Mapping } from '../../model/mapping.ts';
import { is } from '../shared/switches.ts';
import type { TscFacts } from './facts.ts';

export type TscMapping = Mapping<TscFacts>;

export const OPTIONS = 'compilerOptions';

/** Flags of the command line may write the value of a switch as text. */
export const isSwitch = (name: boolean) => [name, String(name)] as const;

interface Row {
  /** The first cell, by default the name of the option. Empty without a row. */
  shown?: string;
  what: string;
  why?: string;
  unneeded: string;
  when?: TscMapping['when'];
}

/** Rslib reads the setting itself, or its compiler does, but not from the command line. */
export function readRow(name: string, { shown = `\`${name}\``, ...row }: Row): TscMapping[] {
  return [
    {
      name: `${OPTIONS}.${name}`,
      when: ({ facts }) => facts.isFlag(name),
      shown: '',
      what: `Add \`${name}\` to \`tsconfig.json\`.`,
      why: 'Rslib reads it there.',
    },
    { name: `${OPTIONS}.${name}`, shown, takesCode: true, ...row },
  ];
}

/** A switch that changes nothing while it is off. */
export function offRow(name: string): TscMapping {
  return {
    name: `${OPTIONS}.${name}`,
    when: ({ setting }) => is(setting, ...isSwitch(false)),
    shown: '',
    what: 'nothing',
    unneeded: 'it is off by default',
  };
}

/** A row with the name of a compiler option as its first cell. */
export function optionRow(name: string, row: Omit<TscMapping, 'name'>): TscMapping {
  return { name: `${OPTIONS}.${name}`, shown: `\`${name}\``, ...row };
}

/** An option without a counterpart, except while it is off. */
export function noneRows(name: string, why: string, what = 'none'): TscMapping[] {
  return [offRow(name), optionRow(name, { shown: '', what, why })];
}
