import type { Listed } from '../model/conversion.ts';
import type { SettingEntry } from '../model/setting.ts';
import type { Tool } from '../model/tool.ts';
import type { FileFlag, ToolCall } from '../read/read-script.ts';
import type { ScriptLeft } from './change-scripts.ts';
import type { Input } from './input.ts';
import type { ToolScripts } from './tool-scripts.ts';

/** Lists what scripts say beside the options that are part of the configuration. */
export function listScripts(
  { calls, builds }: ToolScripts,
  tool: Pick<Tool, 'name' | 'keepsConfig'>,
  input: Input,
): Listed[] {
  const own = new Set(builds.flatMap(({ options }) => options.map(withoutScript)));
  return [...calls].flatMap(([script, list]) =>
    list.flatMap((call) => {
      const listed = (code: string, verdict: Verdict) =>
        inScript(`scripts.${script}: ${code}`, code, verdict);
      return [
        ...(builds.includes(call) ? [] : call.options).map((entry) =>
          inScript(
            entry.label ?? entry.name,
            entry.value.code,
            own.has(withoutScript(entry)) ? SAME : OTHER_OPTION,
          ),
        ),
        ...call.kept.map(({ code, rslib, hasValue }) =>
          listed(
            code,
            hasValue ? withoutValue(rslib) : { outcome: 'converted', text: `\`${rslib}\``, to: [rslib] },
          ),
        ),
        ...call.left.map(({ code, instead }) => listed(code, { outcome: 'decision', text: instead })),
        ...(call.file ? [listed(call.file.code, fileVerdict(call.file, builds, { tool, input }))] : []),
        ...call.unknown.map((code) =>
          listed(code, { outcome: 'decision', text: `${tool.name} has no such flag.` }),
        ),
      ];
    }),
  );
}

/** Lists the scripts that still name a program, whose package therefore stays. */
export function listScriptsLeft(left: readonly ScriptLeft[]): Listed[] {
  return left.map(({ name, script, programs }) =>
    inScript(`scripts.${name}`, script, {
      outcome: 'decision',
      text: `It still names ${programs.map((program) => `\`${program}\``).join(' and ')}, so the package stays.`,
      why: 'Change the script, and remove the package if nothing else needs it.',
    }),
  );
}

type Verdict = Pick<Listed, 'outcome' | 'text'> & Partial<Pick<Listed, 'why' | 'to'>>;

const SAME: Verdict = { outcome: 'not needed', text: 'it is in the configuration' };
const OTHER_OPTION: Verdict = {
  outcome: 'decision',
  text: 'Every script uses the same configuration.',
  why: 'Read `process.argv` in it, or use a second file with `rslib --config`.',
};

const withoutScript = ({ name, value }: SettingEntry): string => `${name} ${value.code}`;

const withoutValue = (rslib: string): Verdict => ({
  outcome: 'decision',
  text: `\`${rslib}\`, without a value.`,
  why: 'That of Rslib takes none.',
});

function fileVerdict(
  { name, isUsual }: FileFlag,
  [main]: readonly ToolCall[],
  { tool, input }: { tool: Pick<Tool, 'keepsConfig'>; input: Input },
): Verdict {
  const isRead = input.config !== undefined;
  if (isUsual) return { outcome: 'not needed', text: '`rslib.config.ts` is found without it' };
  if (name === undefined)
    return isRead
      ? { outcome: 'decision', text: 'This script does not use the configuration.' }
      : { outcome: 'not needed', text: 'only flags were converted' };
  const isThis = isRead && name === main?.file?.name && (input.name ?? name) === name;
  if (isThis && tool.keepsConfig)
    return { outcome: 'converted', text: '`source.tsconfigPath`', to: ['source.tsconfigPath'] };
  return isThis
    ? { outcome: 'not needed', text: '`rslib.config.ts` is found without it' }
    : {
        outcome: 'decision',
        text: 'This file was not read.',
        why: 'Convert it on its own, and name the result with `rslib --config`.',
      };
}

function inScript(name: string, code: string, { outcome, text, why, to = [] }: Verdict): Listed {
  return { name, line: 1, code, comments: [], outcome, to, text, why };
}
