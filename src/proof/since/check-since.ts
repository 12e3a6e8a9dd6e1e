import type { Problem } from '../../model/problem.ts';
import { compareVersions } from '../model/releases.ts';
import type { ReleaseHistory, ReleaseKind, Timeline } from '../model/releases.ts';
import { SINCE_COMMAND, SINCE_FILE } from './since-recording.ts';

interface Documented {
  /** The installed version, which the pages are about. */
  installed: string;
  /** Names of Rslib's own options that pages describe. */
  options: readonly string[];
  /** Spellings of the flags of the installed command line. */
  flags: readonly string[];
}

/** Reports each documented name for which the recording has no first release, or one after the installed version. */
export function checkSince(
  history: ReleaseHistory | Problem,
  { installed, options, flags }: Documented,
): { compared: number; problems: Problem[] } {
  const problem = (what: string): Problem => ({ level: 'error', file: SINCE_FILE, what, fix: SINCE_COMMAND });
  if ('what' in history) return { compared: 0, problems: [history] };
  if (!history.releases.includes(installed))
    return { compared: 0, problems: [problem(`The recorded releases do not include ${installed}.`)] };
  const check = (kind: ReleaseKind, names: readonly string[]) =>
    names.flatMap((name) => {
      const first = firstRelease(history[kind][name]);
      if (first === undefined) return [problem(`No recorded release has ${name}.`)];
      return compareVersions(first, installed) > 0
        ? [problem(`${name} came with ${first}, after the installed ${installed}.`)]
        : [];
    });
  const problems = [...check('options', options), ...check('flags', flags)];
  return { compared: options.length + flags.length, problems };
}

function firstRelease(timeline: Timeline | undefined): string | undefined {
  return Object.keys(timeline ?? {})[0];
}
