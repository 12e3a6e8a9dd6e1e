import type { Combination } from './combinations.ts';
import type { ExplorerDefinition, JsonValue } from './definition.ts';

export type Settings = { [key: string]: JsonValue };

/** The settings of a combination, by the three places they can be in. */
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
  // Apply outer settings first: `lib.dts` before the settings inside it.
  for (const setting of settings.toSorted((a, b) => a.path.length - b.path.length)) put(result, setting);
  return result;
}

function fromEntry([key, value]: [string, JsonValue]): Setting {
  return { path: key.split('.'), value };
}

/**
 * Puts a setting in its place. `true` becomes an object; a setting inside an option that is off or not set is dropped.
 */
function put(result: CombinationSettings, { path, value }: Setting): void {
  let place = result as unknown as Settings;
  for (const [depth, key] of path.slice(0, -1).entries()) {
    const there = place[key];
    if (isObject(there)) place = there;
    else if (there === true || (there === undefined && !isSwitch(path, depth))) place = place[key] = {};
    else return;
  }
  // Copy the value, because inner settings are added to it.
  place[path.at(-1)!] = structuredClone(value);
}

/** A switch is an option that does nothing until it is turned on. */
function isSwitch(path: readonly string[], depth: number): boolean {
  return path.slice(0, depth + 1).join('.') === 'lib.dts';
}

function isObject(value: JsonValue | undefined): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
