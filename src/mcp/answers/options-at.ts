import type { Setting } from '../../desk/model/setting.ts';
import { nearest } from '../../model/nearest.ts';
import type { KnownOption } from '../model/knowledge.ts';
import { valueFits } from './value-fits.ts';

export type Level = 'item' | 'top';

/** The options of a configuration's top level, or of an item of `lib`, by their names there. */
export type OptionsAt = ReadonlyMap<string, KnownOption>;

export function optionsAt(level: Level, options: readonly KnownOption[]): OptionsAt {
  return new Map(
    options
      .filter(({ place }) => place === 'both' || place === level)
      .map((option) => [withoutLib(option.name), option]),
  );
}

/** An option as it is written in an item, or at the top level. */
export function withoutLib(name: string): string {
  return name.replace(/^lib\./, '');
}

/**
 * What somebody meant by a key that does not exist: one beside it that is spelled like it, one elsewhere with that name
 * that takes the value, or one that other tools call so.
 */
export function optionMeant(
  key: string,
  value: Setting,
  prefix: string,
  here: OptionsAt,
  options: readonly KnownOption[],
): KnownOption | undefined {
  const beside = siblings(prefix, here);
  const near = nearest(
    key,
    beside.map((name) => name.slice(prefix.length)),
  );
  if (near !== undefined) return here.get(prefix + near);
  const elsewhere = options.filter(({ name }) => name.endsWith(`.${key}`));
  const [shallow] = elsewhere.sort((a, b) => depthOf(a) - depthOf(b));
  // `output.target` is 'node' or 'web', so `target: 'node20'` is the `target` of another tool.
  if (shallow && valueFits(shallow.type, value) !== false) return shallow;
  const foreign = prefix === '' && options.find(({ otherNames }) => otherNames?.includes(key));
  if (foreign || shallow) return foreign || shallow;
  // `external` is not a key of the top level, and `output.externals` is what was meant.
  const last = (name: string) => name.split('.').at(-1) ?? '';
  const shallowFirst = [...options].sort((a, b) => depthOf(a) - depthOf(b));
  const spelled = nearest(key, new Set(shallowFirst.slice(0, options.length).map(({ name }) => last(name))));
  return spelled === undefined ? undefined : shallowFirst.find(({ name }) => last(name) === spelled);
}

function siblings(prefix: string, here: OptionsAt): string[] {
  return [...here.keys()].filter(
    (name) => name.startsWith(prefix) && !name.slice(prefix.length).includes('.'),
  );
}

const depthOf = ({ name }: KnownOption): number => withoutLib(name).split('.').length;
