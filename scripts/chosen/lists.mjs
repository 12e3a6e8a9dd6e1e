// The browser tests that `npm test` has chosen, listed in a file for each project of playwright.config.ts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tool.mjs';

/** @param {string} project */
export function chosenListOf(project) {
  return path.join(root, `node_modules/.cache/stillpage/chosen-tests/${project}.txt`);
}

/** Returns the first line of a list, a comment for Playwright. @param {number} chosen @param {number} all */
export const headOf = (chosen, all) => `# ${chosen} of ${all} tests`;

/** Returns how many tests were not chosen. @param {string} project */
export function notChosenIn(project) {
  const [, chosen, all] = /^# (\d+) of (\d+) tests/.exec(readFileSync(chosenListOf(project), 'utf8')) ?? [];
  return Number(all) - Number(chosen);
}
