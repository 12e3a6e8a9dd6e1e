import { expect, test } from 'vitest';
import { withoutRunner } from './run-project.ts';

const installed = new Set(['rslib', 'tsc', 'vue-tsc']);
const direct = (command: string): string => withoutRunner(command, (name) => installed.has(name));

test.each([
  ['npx rslib', 'rslib'],
  ['npx rslib --dts', 'rslib --dts'],
  ['pnpm exec vue-tsc --noEmit', 'vue-tsc --noEmit'],
  ['yarn rslib', 'rslib'],
  ['npx rslib && npx tsc --noEmit', 'rslib && tsc --noEmit'],
  ['rm a.json; npx rslib || npx tsc', 'rm a.json; rslib || tsc'],
  ['(npx rslib) && cat x', '(rslib) && cat x'],
  ['npx rslib && cd host && npx rslib', 'rslib && cd host && npx rslib'],
])('starts what is installed for %s', (command, expected) => {
  expect(direct(command)).toBe(expected);
});

test.each([
  'npx rslibx',
  'npx create-rslib',
  'npx --yes rslib',
  'npx rslib.js',
  'echo npx rslib',
  // The folder may have its own packages.
  'cd packages/app && npx rslib',
  'npm install ./x.tgz && npx rslib',
])('leaves %s as it is', (command) => {
  expect(direct(command)).toBe(command);
});
