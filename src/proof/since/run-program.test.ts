import process from 'node:process';
import { expect, test } from 'vitest';
import { runProgram } from './run-program.ts';

const node = (code: string) => () => runProgram(process.execPath, ['-e', code], process.cwd());

test('returns what a program prints', () => {
  expect(node('console.log(1 + 1)')()).toBe('2\n');
});

test('says why a program failed', () => {
  expect(node('const error = new TypeError("no such release"); throw error')).toThrow(
    /^node -e failed: TypeError: no such release$/,
  );
  expect(node('console.error("npm error code E404"); process.exit(1)')).toThrow(/npm error code E404$/);
  expect(node('console.error("out of luck"); process.exit(1)')).toThrow(/out of luck$/);
  expect(node('console.log("only this"); process.exit(1)')).toThrow(/only this$/);
});
