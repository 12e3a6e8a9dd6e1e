import { expect, test } from 'vitest';
import { checkSince } from './check-since.ts';

const HISTORY = {
  releases: ['0.9.0', '1.0.0', '1.1.0'],
  options: { 'lib.format': { '0.9.0': {} }, 'lib.wasm': { '1.1.0': {} } },
  flags: { '--watch': { '0.9.0': {} } },
  inspected: {},
  api: {},
};

test('accepts names with a first release up to the installed version', () => {
  const documented = { installed: '1.0.0', options: ['lib.format'], flags: ['--watch'] };
  expect(checkSince(HISTORY, documented)).toEqual({ compared: 2, problems: [] });
});

test('reports a name without a first release, and one that came after the installed version', () => {
  const documented = { installed: '1.0.0', options: ['lib.wasm', 'lib.made-up'], flags: ['--fast'] };
  const { problems } = checkSince(HISTORY, documented);
  expect(problems.map(({ what }) => what)).toEqual([
    'lib.wasm came with 1.1.0, after the installed 1.0.0.',
    'No recorded release has lib.made-up.',
    'No recorded release has --fast.',
  ]);
});

test('reports a recording that does not cover the installed version, with the command', () => {
  const { problems } = checkSince(HISTORY, { installed: '1.2.0', options: ['lib.format'], flags: [] });
  expect(problems).toMatchObject([
    { what: 'The recorded releases do not include 1.2.0.', fix: 'Run: npm run since' },
  ]);
});
