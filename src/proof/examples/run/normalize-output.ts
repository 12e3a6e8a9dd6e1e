import { stripVTControlCharacters } from 'node:util';
import { withoutBlankEnds } from '../read/console-block.ts';

export interface Place {
  /** The project's own folder, absolute. */
  folder: string;
  /** The folder whose node_modules is used, absolute. */
  installDir: string;
  project: string;
}

/** What a reader's folder might be called: where this machine keeps its files is nobody's business. */
const SHOWN_ROOT = '/projects';

/** Absolute paths become those of a reader who has the project, and what it uses, in one folder. */
export function normalizePaths(text: string, { folder, installDir, project }: Place): string {
  const own = `${SHOWN_ROOT}/${project}`;
  return text
    .replaceAll(folder, own)
    .replaceAll(`${installDir}/node_modules`, `${own}/node_modules`)
    .replaceAll(installDir, SHOWN_ROOT);
}

/** Where in somebody's code a message was made: long, and another place in every release. */
const STACK_LINE = /^\s+at .*(?:node_modules|node:internal|<anonymous>|\(index \d+\)|native\))/;

/** What a command printed, as a page shows it. */
export function normalizeOutput(raw: string, place: Place): string {
  const text = normalizePaths(stripVTControlCharacters(raw).replaceAll(/\r\n?/g, '\n'), place)
    // From where it is run the packages are two folders up.
    .replaceAll('../../node_modules/', 'node_modules/')
    // The number of a thread is another one in every run.
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
/** Which of several like threads does a piece of work is luck. */
const THREAD = /(?<=^thread '[a-z]+)-\d+(?=' panicked)/gm;
const LOG_LINE = /^(?:info|ready|start|warn) {2,}/;

/** How long something took is another number in every run. */
export function withoutDurations(text: string): string {
  return text.replaceAll(DURATION, '<time>');
}

/** Two outputs are the same when these are: time passes differently, and libs that are built side by side end in any order. */
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

/** Compares lines of two outputs that stand at the same place; a log line may stand at another. */
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
