import type { ToolCall } from '../read/read-script.ts';
import { isWatching } from '../read/read-script.ts';
import type { ToolScripts } from './tool-scripts.ts';
import { leaderOf } from './tool-scripts.ts';

/** Replaces calls of the other tool by calls of Rslib. `after` follows each build. */
export function changedScripts(
  scripts: Readonly<Record<string, string>>,
  calls: ToolScripts['calls'],
  after: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scripts).map(([name, script]) => [
      name,
      changedScript(script, calls.get(name) ?? [], after),
    ]),
  );
}

function changedScript(script: string, calls: readonly ToolCall[], after: readonly string[]): string {
  let changed = script;
  const replace = (from: number, to: number, text: string) => {
    changed = changed.slice(0, from) + text + changed.slice(to);
  };
  for (const call of calls.toReversed()) {
    if (leaderOf(call, calls)) {
      replace(call.afterOther, call.to, '');
      continue;
    }
    const joined = calls.filter((other) => other === call || leaderOf(other, calls) === call);
    const flags = new Set(joined.flatMap(({ kept }) => kept.map(({ rslib }) => rslib)));
    const command = ['rslib', ...flags].join(' ');
    const following = isWatching(call) ? [] : after;
    // Within the argument of another command, quotes would be needed. The call stays, and is listed.
    if (!call.isNested || following.length === 0)
      replace(call.from, call.to, [command, ...following].join(' && '));
  }
  return changed;
}

/** A script that still names programs of packages that nothing else needs. */
export interface ScriptLeft {
  name: string;
  script: string;
  programs: string[];
  packages: string[];
}

/** Finds the scripts that name programs of these packages. */
export function scriptsLeft(
  scripts: Readonly<Record<string, string>>,
  packages: readonly { name: string; programs: readonly string[] }[],
): ScriptLeft[] {
  return Object.entries(scripts).flatMap(([name, script]) => {
    const named = packages.flatMap((one) =>
      one.programs
        .filter((program) => namesProgram(script, program, scripts))
        .map((program) => ({ program, of: one.name })),
    );
    const programs = named.map(({ program }) => program);
    return named.length === 0 ? [] : [{ name, script, programs, packages: named.map(({ of }) => of) }];
  });
}

/** Whether a script names a program. Names of other scripts and of configuration files are not meant. */
function namesProgram(script: string, program: string, scripts: Readonly<Record<string, string>>): boolean {
  const others = Object.hasOwn(scripts, program)
    ? script.replaceAll(/\b(run(?:-script)?\s+)\S+/g, '$1')
    : script;
  const name = program.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w:@-])${name}(?![\\w:-]|\\.config\\b)`).test(others);
}
