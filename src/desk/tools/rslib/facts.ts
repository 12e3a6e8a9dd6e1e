import { entryOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';
import type { CommonFacts } from '../shared/facts.ts';

/** What changed options of Rslib 0.x depend on: an item of `lib`, and what applies to all items. */
export interface RslibFacts extends CommonFacts {
  /** The place of the item in `lib`; undefined if there is no list. */
  at: number | undefined;
  /** What the item itself says. */
  own(name: string): Setting | undefined;
}

/** Each item of `lib` stays one. An option is that of the item, else the one at the top. */
export function rslibItems(config: ObjectSetting, project: Project): RslibFacts[] {
  const lib = entryOf(config, 'lib');
  const items: (Setting | undefined)[] =
    lib?.kind === 'list' && lib.items.length > 0 ? lib.items : [undefined];
  return items.map((item, index): RslibFacts => {
    const own = (name: string) => (item?.kind === 'object' ? entryOf(item, name) : undefined);
    return {
      project,
      at: item === undefined ? undefined : index,
      own,
      option: (name) => own(name) ?? entryOf(config, name),
    };
  });
}

/** The value of a part of an option, such as `output.target`. */
export function partOf({ option }: RslibFacts, name: string, part: string): unknown {
  const whole = option(name);
  const value = whole?.kind === 'object' ? entryOf(whole, part) : undefined;
  return value?.kind === 'literal' ? value.value : undefined;
}

/** Whether the item has a value of its own, which applies instead of the one at the top. */
export function isReplaced({ own }: RslibFacts, name: string, setting: Setting): boolean {
  const [first = name, part] = name.split('.');
  const whole = own(first);
  const value = part === undefined || whole?.kind !== 'object' ? whole : entryOf(whole, part);
  return value !== undefined && (value.kind !== 'object' || setting.kind !== 'object');
}
