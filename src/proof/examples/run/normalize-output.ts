import { stripVTControlCharacters } from 'node:util';
import { withoutBlankEnds } from '../read/console-block.ts';

export interface Place {
  /** The project's own folder, absolute. */
  folder: string;
  /** The folder whose node_modules is used, absolute. */
  installDir: string;
  /** The folder above it with more packages, absolute. */
  outerDir?: string | undefined;
  project: string;
}

/** A root folder that readers might have, to hide where this machine keeps its files. */
const SHOWN_ROOT = '/projects';

/** Replaces absolute paths by those of a reader who has the project and its packages in one folder. */
export function normalizePaths(
  text: string,
  { folder, installDir, outerDir = installDir, project }: Place,
): string {
  const own = `${SHOWN_ROOT}/${project}`;
  return text
    .replaceAll(folder, own)
    .replaceAll(`${installDir}/node_modules`, `${own}/node_modules`)
    .replaceAll(`${outerDir}/node_modules`, `${own}/node_modules`)
    .replaceAll(installDir, SHOWN_ROOT);
}

/** Matches stack lines inside packages and Node.js, which are long and change with every release. */
const STACK_LINE = /^\s+at .*(?:node_modules|node:internal|<anonymous>|\(index \d+\)|native\))/;

/** The output of a command as a page shows it. */
export function normalizeOutput(raw: string, place: Place): string {
  const text = normalizePaths(stripVTControlCharacters(raw).replaceAll(/\r\n?/g, '\n'), place)
    // In the run folder, the packages are two levels up, and those of an outer folder three.
    .replaceAll(`${place.outerDir === undefined ? '' : '../'}../../node_modules/`, 'node_modules/')
    .replaceAll('../../node_modules/', 'node_modules/')
    // Thread numbers differ in every run.
    .replaceAll(/^(thread '[^']*') \(\d+\) panicked/gm, '$1 panicked');
  const lines = text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => !STACK_LINE.test(line));
  return withoutBlankEnds(lines)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

const DURATION = /\b(?:\d+ m )?\d+(?:\.\d+)? ?(?:ms|s|m)\b/g;
/** Matches the number of a thread: which thread does the work is random. */
const THREAD = /(?<=^thread '[a-z]+)-\d+(?=' panicked)/gm;
const LOG_LINE = /^(?:info|ready|start|warn) {2,}/;

/** Replaces durations, which differ in every run. */
export function withoutDurations(text: string): string {
  return text.replaceAll(DURATION, '<time>');
}

/** For comparisons, because durations vary and libs built in parallel finish in any order. */
export function comparableOutput(output: string): string {
  const result: string[] = [];
  let stretch: string[] = [];
  const flush = (): void => {
    result.push(...stretch.sort());
    stretch = [];
  };
  for (const line of withoutDurations(output).replaceAll(THREAD, '').split('\n')) {
    if (LOG_LINE.test(line)) stretch.push(line);
    else {
      flush();
      result.push(line);
    }
  }
  flush();
  return result.join('\n');
}

/** Compares lines at the same place in two outputs. Log lines may be at another place. */
export function lineComparer(shown: string, real: string): (a: string, b: string) => boolean {
  const logLines = (output: string): Set<string> =>
    new Set(
      output
        .split('\n')
        .filter((line) => LOG_LINE.test(line))
        .map(comparableOutput),
    );
  const inShown = logLines(shown);
  const inReal = logLines(real);
  return (a, b) => {
    const [one, other] = [comparableOutput(a), comparableOutput(b)];
    return one === other || (inReal.has(one) && inShown.has(other));
  };
}
