import { nearest } from '../../model/nearest.ts';
import type { KnownOption, Knowledge } from '../model/knowledge.ts';
import { Refusal } from './refusal.ts';

export interface FoundOption {
  option: KnownOption;
  /** The options inside it. */
  parts: string[];
}

/** Finds an option by its name, with or without its place, or by a flag of the command line. */
export function findOption({ options }: Pick<Knowledge, 'options'>, asked: string): FoundOption {
  const name = asked
    .trim()
    .replaceAll('`', '')
    .replace(/^lib\[\d*\]\.?/, 'lib.');
  const option = options.find((one) => isCalled(one, name)) ?? onlyOption(endingWith(name, options), name);
  if (!option) throw new Refusal(`Rslib has no option "${name}".${suggested(name, options)}`);
  const prefix = `${option.name}.`;
  return {
    option,
    parts: options.filter((one) => one.name.startsWith(prefix)).map((one) => one.name),
  };
}

/** `lib.` may be there or not: an option of Rsbuild may be in an item too, and one of Rslib at the top. */
function isCalled({ name, flag, place }: KnownOption, asked: string): boolean {
  if (name === asked || flag?.split(/,\s*/).includes(asked)) return true;
  if (place === 'both' && (`lib.${name}` === asked || name === `lib.${asked}`)) return true;
  return name === `lib.${asked}`;
}

function endingWith(name: string, options: readonly KnownOption[]): KnownOption[] {
  return options.filter((one) => one.name.endsWith(`.${name}`));
}

function onlyOption(found: readonly KnownOption[], name: string): KnownOption | undefined {
  if (found.length < 2) return found[0];
  throw new Refusal(`Several options end with "${name}": ${found.map((one) => one.name).join(', ')}.`);
}

function suggested(name: string, options: readonly KnownOption[]): string {
  const names = options.map((one) => one.name);
  const last = name.split('.').at(-1) ?? '';
  const meant =
    options.find(({ otherNames }) => otherNames?.includes(name))?.name ??
    nearest(name, [...names, ...names.map((one) => one.replace(/^lib\./, ''))]) ??
    names.find((one) => nearest(last, [one.split('.').at(-1) ?? '']) !== undefined);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}
