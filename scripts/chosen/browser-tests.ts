import { execFileSync } from 'node:child_process';
import { idsInTitle } from '../../src/cli/rows/spec-rows.ts';
import { coverOf } from '../../src/model/cover.ts';
import { root, tool } from '../tool.mjs';

export interface BrowserTest {
  project: string;
  /** Path below tests/e2e. */
  file: string;
  /** Titles of the groups around it, and its own. */
  titles: string[];
  /** Rows of the specification in its titles, and types of pages in its tags. */
  ids: string[];
}

/** The part of a suite in Playwright's JSON report that this file uses. */
interface Suite {
  title: string;
  file: string;
  specs: { title: string; tags: string[]; tests: { projectName: string }[] }[];
  suites?: Suite[];
}

/** The projects of playwright.config.ts that tests are chosen from. */
export const PROJECTS = ['chromium', 'nginx', 'firefox'] as const;

/** Lists the tests without running any. */
export function listBrowserTests(): BrowserTest[] {
  const projects = PROJECTS.map((name) => `--project=${name}`);
  const [command, ...args] = tool('@playwright/test', 'playwright', [
    'test',
    '--list',
    '--reporter=json',
    ...projects,
  ]);
  const report = execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27 });
  return testsIn(report);
}

export function testsIn(report: string): BrowserTest[] {
  const { suites } = JSON.parse(report) as { suites: Suite[] };
  const visit = ({ file, specs, suites: inner = [] }: Suite, around: string[]): BrowserTest[] => [
    ...specs.flatMap(({ title, tags, tests }) => {
      const titles = [...around, title];
      const ids = [...titles.flatMap(idsInTitle), ...tags];
      return tests.map(({ projectName }) => ({ project: projectName, file, titles, ids }));
    }),
    ...inner.flatMap((one) => visit(one, [...around, one.title])),
  ];
  // The outermost suites are the files.
  return suites.flatMap((suite) => visit(suite, []));
}

/** One test alone may happen to touch only a corner of its row. */
const TESTS_OF_EACH_ID = 2;

/**
 * Chooses tests that together have every row and every type of page: in Chromium few tests, elsewhere the one that has
 * most of them.
 */
export function chooseTests(tests: readonly BrowserTest[], project: string): BrowserTest[] {
  const own = tests.filter((test) => test.project === project);
  if (project === 'chromium') return coverOf(own, { idsOf: ({ ids }) => ids, times: TESTS_OF_EACH_ID });
  return own.toSorted((a, b) => b.ids.length - a.ids.length).slice(0, 1);
}

const SEPARATOR = '›';

/** Writes what `playwright test --test-list` reads. */
export function testListOf(tests: readonly BrowserTest[]): string {
  const lines = tests.map(({ project, file, titles }) => {
    const odd = titles.find((title) => title.includes(SEPARATOR));
    if (odd !== undefined)
      throw new Error(
        `${file}: Playwright separates titles with ${SEPARATOR}, so none can contain it: ${odd}`,
      );
    return [`[${project}]`, file, ...titles].join(` ${SEPARATOR} `);
  });
  return `${lines.join('\n')}\n`;
}
