/** A value that a configuration spells out. */
export type Literal = string | number | boolean | RegExp | null | undefined;

interface Quoted {
  /** As its author wrote it. */
  code: string;
  line: number;
}

export interface LiteralSetting extends Quoted {
  kind: 'literal';
  value: Literal;
}

export interface ListSetting extends Quoted {
  kind: 'list';
  items: Setting[];
}

export interface ObjectSetting extends Quoted {
  kind: 'object';
  entries: SettingEntry[];
  /** Values that have no effect, because a later one has the same name. */
  replaced?: SettingEntry[];
  /** It may have more entries, which are not known. */
  isOpen?: true;
}

/** A value that depends on a condition which only a run decides. */
export interface ChoiceSetting extends Quoted {
  kind: 'choice';
  test: CodeSetting;
  yes: Setting;
  no: Setting;
}

export interface CodeSetting extends Quoted {
  kind: 'code';
  /** The same code for another file; undefined if it needs what that file does not have, such as a parameter. */
  carried: string | undefined;
  /** The declarations of the file that it needs. */
  names: string[];
  /** Of a function: reads what it returns for these arguments, if it is made of expressions. */
  call?: (args: readonly Setting[]) => Setting | undefined;
  /** Of a call: the function, such as a plugin. */
  called?: Called;
}

/** A call of a function by its name. */
export interface Called {
  name: string;
  /** The package that the function is imported from, if it is. */
  from: string | undefined;
  args: Setting[];
}

/** The value of an option, as far as it can be read without running anything. */
export type Setting = LiteralSetting | ListSetting | ObjectSetting | ChoiceSetting | CodeSetting;

export interface SettingEntry {
  name: string;
  value: Setting;
  /** The comments that belong to it, with their marks. */
  comments: string[];
  /** What a list of all options calls it, if it is not in the configuration itself. */
  label?: string;
}

export function entryOf(object: ObjectSetting, name: string): Setting | undefined {
  return object.entries.find((entry) => entry.name === name)?.value;
}

/** Wraps a value that no file spells out, such as a default. */
export function given(value: Literal): LiteralSetting {
  return { kind: 'literal', value, code: JSON.stringify(value) ?? 'undefined', line: 1 };
}

/** The strings of a list, or of a single string; undefined if anything else is in it. */
export function stringsOf(setting: Setting | undefined): string[] | undefined {
  if (setting?.kind === 'literal' && typeof setting.value === 'string') return [setting.value];
  if (setting?.kind !== 'list') return undefined;
  const strings = setting.items.map((item) => (item.kind === 'literal' ? item.value : undefined));
  return strings.every((value) => typeof value === 'string') ? strings : undefined;
}

/** Undefined unless all values of the object are strings. */
export function stringRecordOf(setting: Setting | undefined): Record<string, string> | undefined {
  if (setting?.kind !== 'object') return undefined;
  const pairs = setting.entries.map(({ name, value }) => [name, stringsOf(value)] as const);
  const isPlain = setting.entries.every(
    ({ value }) => value.kind === 'literal' && typeof value.value === 'string',
  );
  return isPlain ? Object.fromEntries(pairs.map(([name, [value = ''] = []]) => [name, value])) : undefined;
}

/** Writes the name of an option with its parents: `loader['.txt']`. */
export function optionName(path: readonly string[]): string {
  return path
    .map((part, at) => {
      if (at === 0 || part.startsWith('...')) return at === 0 ? part : `.${part}`;
      if (/^[A-Za-z_$][\w$]*$/.test(part)) return `.${part}`;
      return part.startsWith('[') ? part : `['${part}']`;
    })
    .join('');
}
