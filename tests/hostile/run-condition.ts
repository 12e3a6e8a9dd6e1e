import type { Browser, BrowserContext, Page } from '@playwright/test';
import { recordFaults } from '../support/reader.ts';
import type { Condition } from './condition.ts';
import type { HostilePage } from './pages.ts';
import { TIMEOUT_MS, visit } from './visit.ts';

/** Attachment name under which a test passes its cells to the reporter. */
export const CELLS = 'hostile cells';

/** One cell of the table. */
export interface Cell {
  page: string;
  condition: string;
  /** What failed, if anything. */
  failure?: string;
}

/** Visits pages under one condition. A page that fails does not stop the others. */
export async function runCondition(
  browser: Browser,
  condition: Condition,
  pages: readonly HostilePage[],
): Promise<Cell[]> {
  // A service worker would answer requests that a condition intercepts.
  const context = await browser.newContext({ serviceWorkers: 'block', ...condition.context });
  context.setDefaultTimeout(TIMEOUT_MS);
  await condition.prepare?.(context);
  const waiting = pages.filter((at) => condition.appliesTo?.(at) ?? true);
  const cells: Cell[] = [];
  const readers = Array.from({ length: condition.readers ?? 1 }, () =>
    readAll(context, condition, waiting, cells),
  );
  await Promise.all(readers);
  // A prefetched page may still be loading.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return cells;
}

async function readAll(
  context: BrowserContext,
  condition: Condition,
  waiting: HostilePage[],
  cells: Cell[],
): Promise<void> {
  let reader = await openReader(context, condition);
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    const cell: Cell = { page: at.name, condition: condition.name };
    cells.push(cell);
    try {
      await visit(reader.page, at, condition, reader.faults);
    } catch (error) {
      cell.failure = String(error);
      // Start with a fresh page, so the failed one does not affect the next.
      await reader.page.close();
      reader = await openReader(context, condition);
    }
  }
}

async function openReader(
  context: BrowserContext,
  condition: Condition,
): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage();
  await condition.preparePage?.(page);
  return { page, faults: await recordFaults(page) };
}
