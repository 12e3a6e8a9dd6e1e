import process from 'node:process';
import { expect } from '@playwright/test';
import type { Condition } from '../hostile/condition.ts';
import { FORCED_COLORS, NARROW, REDUCED_MOTION } from '../hostile/conditions/looks.ts';
import { NO_NAVIGATION_API, NO_POPOVER, SLOW_CONNECTION } from '../hostile/conditions/platform.ts';
import { DEPLOYMENT, LOST_SCRIPTS, STRICT_POLICY, WITHOUT_SCRIPTS } from '../hostile/conditions/scripts.ts';
import { STORAGE } from '../hostile/conditions/storage.ts';
import { everyPage, everyPageWithLinks, onePageOfEachType, PAGE_TAGS } from '../hostile/pages.ts';
import { CELLS, runCondition } from '../hostile/run-condition.ts';
import { test } from '../support/test.ts';

/**
 * Page × condition, one test per condition. `npm run test:all` reads one page of each type under each condition, and every
 * page under the strict policy; `npm run test:hostile` reads every page under each. The reporter prints both as a
 * table.
 */
const readsEveryPage = process.env['HOSTILE_PAGES'] === 'all';
/** Long enough to fill the table even if every page fails. */
const LONGEST_VISIT_MS = 60_000;

function testUnder(condition: Condition, pagesOf = onePageOfEachType): void {
  test(`${condition.name}: ${condition.claim}`, async ({ browser, pageTypes }, testInfo) => {
    const pages = (readsEveryPage ? everyPageWithLinks : pagesOf)(pageTypes);
    test.setTimeout(pages.length * LONGEST_VISIT_MS);
    const cells = await runCondition(browser, condition, pages);
    await testInfo.attach(CELLS, {
      body: JSON.stringify(cells),
      contentType: 'application/json',
    });
    expect(cells.length).toBeGreaterThan(0);
    const failures = cells.flatMap(({ page, failure }) =>
      failure === undefined ? [] : [`${page}: ${failure}`],
    );
    expect(failures.join('\n\n'), 'failures by page').toBe('');
  });
}

test.describe('[R15] every page', () => {
  testUnder(STRICT_POLICY, everyPage);
});

test.describe('[E9] each page type, whatever the state of storage', { tag: PAGE_TAGS }, () => {
  for (const condition of STORAGE) testUnder(condition);
});

test.describe('each page type', { tag: PAGE_TAGS }, () => {
  for (const condition of [
    WITHOUT_SCRIPTS,
    SLOW_CONNECTION,
    NO_NAVIGATION_API,
    ...LOST_SCRIPTS,
    DEPLOYMENT,
    NARROW,
    FORCED_COLORS,
    REDUCED_MOTION,
    NO_POPOVER,
  ])
    testUnder(condition);
});
