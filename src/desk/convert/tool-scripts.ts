import { stringsIn } from '../model/manifest.ts';
import type { Manifest } from '../model/manifest.ts';
import type { SettingEntry } from '../model/setting.ts';
import type { Tool } from '../model/tool.ts';
import { readScript } from '../read/read-script.ts';
import type { ToolCall } from '../read/read-script.ts';

export interface ToolScripts {
  calls: Map<string, ToolCall[]>;
  /** The call whose flags are part of the configuration, and the script it is in. */
  main: ToolCall | undefined;
  mainName: string;
}

/** Finds the scripts that run the tool. The flags of the one that builds belong to the configuration. */
export function scriptsOf(manifest: Manifest, tool: Pick<Tool<never>, 'programs' | 'flags'>): ToolScripts {
  const calls = new Map<string, ToolCall[]>();
  for (const [name, script] of Object.entries(stringsIn(manifest, 'scripts'))) {
    const found = readScript(script, tool).map((call) => ({
      ...call,
      options: call.options.map((entry) => labelled(entry, `scripts.${name}: `)),
    }));
    if (found.length > 0) calls.set(name, found);
  }
  const isBuild = (call: ToolCall) => !call.flags.includes('--watch');
  const names = [...calls.keys()].toSorted((a, b) => Number(b === 'build') - Number(a === 'build'));
  const mainName = names.find((name) => calls.get(name)?.some(isBuild)) ?? '';
  return { calls, main: calls.get(mainName)?.find(isBuild), mainName };
}

function labelled(entry: SettingEntry, before: string): SettingEntry {
  const { value } = entry;
  const inner: SettingEntry['value'] =
    value.kind === 'object' && value.entries.some(({ label }) => label !== undefined)
      ? { ...value, entries: value.entries.map((one) => labelled(one, before)) }
      : value;
  return { ...entry, value: inner, label: before + (entry.label ?? entry.name) };
}
