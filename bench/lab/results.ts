import { median } from '../speed/samples.mjs';
import type { LongestTask } from './longest-task.ts';
import type { Times } from './recorded-messages.ts';

/** Milliseconds, as medians of all rounds. */
export interface Medians {
  ready: number;
  firstBuild: number;
  laterBuild: number;
}

export interface Compared extends Medians {
  /** How many times as long the lab takes. */
  labRatio: Medians;
}

/** What was measured in one project: the times of each round by tool. */
export type Rounds = Readonly<Record<string, readonly Times[]>>;

export const LAB = 'lab';

/** Returns the medians of each tool, beside how the lab compares with it. */
export function compare(rounds: Rounds): Record<string, Compared> {
  const ofLab = medians(rounds[LAB]!);
  const ratio = (key: keyof Medians, other: Medians) => rounded(ofLab[key] / other[key], 100);
  return Object.fromEntries(
    Object.entries(rounds).map(([tool, times]) => {
      const own = medians(times);
      const labRatio = {
        ready: ratio('ready', own),
        firstBuild: ratio('firstBuild', own),
        laterBuild: ratio('laterBuild', own),
      };
      return [tool, { ...own, labRatio }];
    }),
  );
}

function medians(times: readonly Times[]): Medians {
  return {
    ready: rounded(median(times.map(({ ready }) => ready))),
    firstBuild: rounded(median(times.map(({ firstBuild }) => firstBuild))),
    laterBuild: rounded(median(times.flatMap(({ laterBuilds }) => laterBuilds))),
  };
}

/** Returns the longest task of a typical round, and the longest of all. */
export function longestTasks(tasks: readonly LongestTask[]): Record<'median' | 'worst', LongestTask> {
  const of = (pick: (numbers: number[]) => number) => ({
    wall: rounded(pick(tasks.map(({ wall }) => wall)), 10),
    cpu: rounded(pick(tasks.map(({ cpu }) => cpu)), 10),
  });
  return { median: of(median), worst: of((numbers) => Math.max(...numbers)) };
}

const rounded = (number: number, parts = 1) => Math.round(number * parts) / parts;
