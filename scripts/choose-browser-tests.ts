// Chooses the browser tests of `npm test`, writes a list for Playwright for each of its projects, and fails if the choice
// leaves out a row of the specification or a type of page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseSpecRows } from '../src/cli/rows/spec-rows.ts';
import { readTests } from '../src/cli/rows/test-titles.ts';
import { PAGE_TAGS } from '../tests/hostile/pages.ts';
import { chooseTests, listBrowserTests, PROJECTS, testListOf } from './chosen/browser-tests.ts';
import { choiceGaps, isTooLarge } from './chosen/choice-gaps.ts';
import { chosenListOf, headOf } from './chosen/lists.mjs';

declare const __ENGINE_ROOT__: string;

const tests = listBrowserTests();
for (const project of PROJECTS) {
  const file = chosenListOf(project);
  const chosen = chooseTests(tests, project);
  const all = tests.filter((test) => test.project === project);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${headOf(chosen.length, all.length)}\n${testListOf(chosen)}`);
  console.log(`${chosen.length} of ${all.length} tests in ${project}`);
  if (isTooLarge(chosen.length, all.length)) {
    console.error(
      `npm test would run more than a third of the tests in ${project}. Few of them should have many rows.`,
    );
    process.exitCode = 1;
  }
}

const gaps = choiceGaps(chooseTests(tests, 'chromium'), {
  rows: parseSpecRows(readFileSync(path.join(__ENGINE_ROOT__, 'tests/spec-rows.md'), 'utf8')),
  tags: [...PAGE_TAGS, '@page-lab'],
  unitTests: new Map(
    [...readTests(__ENGINE_ROOT__, ['src', 'scripts', 'tests'])].filter(([file]) => file.includes('.test.')),
  ),
});
if (gaps.length > 0) {
  console.error(`No chosen browser test and no unit test has these in its title or tags: ${gaps.join(', ')}`);
  process.exitCode = 1;
}
