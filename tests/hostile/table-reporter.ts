import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { CELLS } from './run-condition.ts';
import type { Cell } from './run-condition.ts';
import { tableOf } from './table.ts';

/** Prints the table of pages × conditions after the tests, if any produced cells. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires one
export default class TableReporter implements Reporter {
  private tests: TestCase[] = [];
  private readonly cells = new Map<TestCase, Cell[]>();

  onBegin(_: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const body = attachments.find(({ name }) => name === CELLS)?.body;
    if (body) this.cells.set(test, JSON.parse(body.toString()) as Cell[]);
  }

  onEnd(): void {
    // In test order, not in the order they finished.
    const cells = this.tests.flatMap((test) => this.cells.get(test) ?? []);
    if (cells.length > 0) console.log(`\n${tableOf(cells)}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
