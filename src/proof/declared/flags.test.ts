import { expect, test } from 'vitest';
import { HELP, INSPECT_HELP } from '../contract/contract.fixture.ts';
import { callsIn, flagOf, isFlagFor, readFlags } from './flags.ts';

const flags = readFlags(HELP);
const commands = new Map([
  ['build', flags],
  ['inspect', readFlags(INSPECT_HELP)],
]);

test('reads flags from the help, including their --no- form', () => {
  expect(flags.map(({ names }) => names)).toEqual([
    ['-w', '--watch'],
    ['--format'],
    ['--target'],
    ['--clean', '--no-clean'],
    ['--dts', '--no-dts'],
    ['-h', '--help'],
  ]);
  expect(flagOf('lib.dts', flags)?.names[0]).toBe('--dts');
  expect(flagOf('output.target', flags)?.names[0]).toBe('--target');
  expect(flagOf('lib.autoExtension', flags)).toBeUndefined();
});

test('assigns a flag to the option whose name starts with it', () => {
  expect(isFlagFor('--no-clean', 'output.cleanDistPath')).toBe(true);
  expect(isFlagFor('--dts', 'lib.dts')).toBe(true);
  expect(isFlagFor('--dts', 'lib.format')).toBe(false);
  expect(isFlagFor('--form', 'lib.format')).toBe(false);
});

test('finds calls of rslib in command lines and scripts, with the command they run', () => {
  expect(callsIn('$ npx rslib -w --format=cjs && tsc --noEmit', commands)).toEqual([
    { command: 'build', flags: ['-w', '--format'] },
  ]);
  expect(callsIn('  "show": "rslib inspect --mode x",', commands)).toEqual([
    { command: 'inspect', flags: ['--mode'] },
  ]);
  expect(callsIn('npm i -D @rslib/core && npx tsc --build', commands)).toEqual([]);
  expect(callsIn('npx rslib', commands)).toEqual([]);
});
