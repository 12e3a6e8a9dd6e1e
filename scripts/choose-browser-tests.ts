// Chooses the browser tests of `npm test`, and writes a list for Playwright for each of its projects.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseTests, listBrowserTests, PROJECTS, testListOf } from './chosen/browser-tests.ts';
import { chosenListOf, headOf } from './chosen/lists.mjs';

const tests = listBrowserTests();
for (const project of PROJECTS) {
  const file = chosenListOf(project);
  const chosen = chooseTests(tests, project);
  const all = tests.filter((test) => test.project === project);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${headOf(chosen.length, all.length)}\n${testListOf(chosen)}`);
  console.log(`${chosen.length} of ${all.length} tests in ${project}`);
}
