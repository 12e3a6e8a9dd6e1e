import type { ConfigFile, Statement } from '../model/config-file.ts';
import type { Listed } from '../model/conversion.ts';
import type { SettingEntry } from '../model/setting.ts';
import type { Tool } from '../model/tool.ts';
import type { ToolScripts } from './tool-scripts.ts';

/** Lists what is exported and no object of options. */
export function unreadParts({ unread }: ConfigFile): Listed[] {
  return unread.map(({ code, line }) => ({
    name: 'export',
    line,
    code,
    comments: [],
    outcome: 'decision',
    to: [],
    text: 'Write its options as an object, and convert again.',
    why: 'It is code, which only a run would turn into options.',
  }));
}

/** Lists the statements that the converted file does not have, unless their values are in it. */
export function lostStatements(
  { statements, reads }: ConfigFile,
  kept: ReadonlySet<Statement> = new Set(),
): Listed[] {
  return statements
    .filter((one) => !kept.has(one) && !one.names.every((name) => reads.has(name)))
    .map(({ names, code, line, comments }) => ({
      name: names.length > 0 ? names.join(', ') : 'statement',
      line,
      code,
      comments,
      outcome: 'decision',
      to: [],
      text: 'The converted configuration does not use it. Add it if your decisions do.',
      why: undefined,
    }));
}

/** Lists the flags of scripts other than the one whose flags are part of the configuration. */
export function otherFlags({ calls, main }: ToolScripts, tool: Pick<Tool, 'name'>): Listed[] {
  const own = new Set((main?.options ?? []).map(withoutScript));
  return [...calls].flatMap(([script, list]) =>
    list.flatMap((call) => {
      const options = call === main ? [] : call.options;
      const unknown = call.unknown.map((flag) => flagListed(`scripts.${script}: ${flag}`, flag, tool));
      return [...options.map((entry) => optionListed(entry, own)), ...unknown];
    }),
  );
}

const withoutScript = ({ name, value }: SettingEntry): string => `${name} ${value.code}`;

function optionListed(entry: SettingEntry, own: ReadonlySet<string>): Listed {
  const isSame = own.has(withoutScript(entry));
  return {
    name: entry.label ?? entry.name,
    line: 1,
    code: entry.value.code,
    comments: [],
    outcome: isSame ? 'not needed' : 'decision',
    to: [],
    text: isSame ? 'it is in the configuration' : 'Every script uses the same configuration.',
    why: isSame ? undefined : 'Read `process.argv` in it, or use a second file with `rslib --config`.',
  };
}

function flagListed(name: string, code: string, { name: tool }: { name: string }): Listed {
  return {
    name,
    line: 1,
    code,
    comments: [],
    outcome: 'decision',
    to: [],
    text: `${tool} has no such flag.`,
    why: undefined,
  };
}
