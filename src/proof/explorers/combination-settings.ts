import type { Combination } from './combinations.ts';
import type { ExplorerDefinition, JsonValue } from './definition.ts';

export type Settings = { [key: string]: JsonValue };

/** What a combination sets, by the three places it can stand in. */
export interface CombinationSettings {
  lib: Settings;
  output: Settings;
  package: Settings;
}

interface Setting {
  path: string[];
  value: JsonValue;
}

export function settingsOf(
  { choices, config }: Pick<ExplorerDefinition, 'choices' | 'config'>,
  combination: Combination,
): CombinationSettings {
  const settings: Setting[] = Object.entries(config).map(fromEntry);
  for (const [index, { path, values }] of choices.entries()) {
    const chosen = values[combination[index] ?? 0];
    if (chosen?.value !== undefined) settings.push({ path, value: chosen.value });
    settings.push(...Object.entries(chosen?.also ?? {}).map(fromEntry));
  }
  const result = { lib: {}, output: {}, package: {} };
  // Outer settings first: `lib.dts` before what goes inside it.
  for (const setting of settings.toSorted((a, b) => a.path.length - b.path.length)) put(result, setting);
  return result;
}

function fromEntry([key, value]: [string, JsonValue]): Setting {
  return { path: key.split('.'), value };
}

/** `true` grows into an object; inside something that is off or left out, a setting has no place. */
function put(result: CombinationSettings, { path, value }: Setting): void {
  let place = result as unknown as Settings;
  for (const [depth, key] of path.slice(0, -1).entries()) {
    const there = place[key];
    if (isObject(there)) place = there;
    else if (there === true || (there === undefined && !isSwitch(path, depth))) place = place[key] = {};
    else return;
  }
  // A copy: settings further in are put into it.
  place[path.at(-1)!] = structuredClone(value);
}

/** Options that do nothing until they are turned on. */
function isSwitch(path: readonly string[], depth: number): boolean {
  return path.slice(0, depth + 1).join('.') === 'lib.dts';
}

function isObject(value: JsonValue | undefined): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
