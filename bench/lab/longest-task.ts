import type { Page } from '@playwright/test';

/** How long the longest task of a page's main thread took, in milliseconds. */
export interface LongestTask {
  /** Until it ended, which includes the time in which other programs had the processor. */
  wall: number;
  /** Time in which it had the processor. */
  cpu: number;
}

/** An event of a trace. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The mark that shows which of the traced processes belongs to the page. */
const MARK = 'longest-task-starts';

/** Returns the longest task of the page's main thread while `work` runs. */
export async function longestTaskDuring(page: Page, work: () => Promise<void>): Promise<LongestTask> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await work();
  const trace = await browser.stopTracing();
  return longestIn((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents);
}

export function longestIn(events: readonly TraceEvent[]): LongestTask {
  const mark = events.find(({ name }) => name === MARK);
  if (!mark) throw new Error('The trace does not contain the page.');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') && pid === mark.pid && tid === mark.tid && ts > mark.ts,
  );
  if (tasks.length === 0) throw new Error('The trace contains no task of the page.');
  const longest = (key: 'dur' | 'tdur') => Math.max(...tasks.map((task) => task[key] ?? 0)) / 1000;
  return { wall: longest('dur'), cpu: longest('tdur') };
}
