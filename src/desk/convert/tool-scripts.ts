import { stringsIn } from '../model/manifest.ts';
import type { Manifest } from '../model/manifest.ts';
import type { SettingEntry } from '../model/setting.ts';
import { isWatching, readScript } from '../read/read-script.ts';
import type { CommandLine, ToolCall } from '../read/read-script.ts';

export interface ToolScripts {
  /** The calls of the tool, by the name of the script. */
  calls: ReadonlyMap<string, readonly ToolCall[]>;
  /** The calls whose flags are part of the configuration: each builds something of its own. */
  builds: readonly ToolCall[];
}

/** Finds the scripts that run the tool. The flags of the one that builds belong to the configuration. */
export function scriptsOf(manifest: Manifest, tool: CommandLine): ToolScripts {
  const calls = new Map<string, ToolCall[]>();
  for (const [name, script] of Object.entries(stringsIn(manifest, 'scripts'))) {
    const found = readScript(script, tool).map((call) => ({
      ...call,
      options: call.options.map((entry) => labelled(entry, `scripts.${name}: `)),
    }));
    if (found.length > 0) calls.set(name, found);
  }
  const lists = [...calls].toSorted(([a], [b]) => Number(b === 'build') - Number(a === 'build'));
  const own = lists.map(([, list]) => list).find((list) => !list.every(isWatching)) ?? [];
  const main = own.find((call) => !isWatching(call));
  return { calls, builds: own.filter((call) => call === main || (main && leaderOf(call, own) === main)) };
}

/** An earlier call of a script that can do the work of this one too: one run of Rslib builds all items. */
export function leaderOf(call: ToolCall, calls: readonly ToolCall[]): ToolCall | undefined {
  if (call.isNested || !['&&', ';', '&'].includes(call.operator)) return undefined;
  return calls.find(
    (other) =>
      other.from < call.from &&
      !other.isNested &&
      other.prefix === call.prefix &&
      other.file?.name === call.file?.name &&
      isWatching(other) === isWatching(call),
  );
}

function labelled(entry: SettingEntry, before: string): SettingEntry {
  const { value } = entry;
  const inner: SettingEntry['value'] =
    value.kind === 'object' && value.entries.some(({ label }) => label !== undefined)
      ? { ...value, entries: value.entries.map((one) => labelled(one, before)) }
      : value;
  return { ...entry, value: inner, label: before + (entry.label ?? entry.name) };
}
