import { expect, test } from 'vitest';
import { readDiagnostics } from './check-types.ts';

test("reads the compiler's messages, including continuation lines", () => {
  expect(
    readDiagnostics(
      "a--b/rslib.config.ts(4,11): error TS2769: No overload matches this call.\n  The last overload.\n    Did you mean 'format'?\nc/rslib.config.ts(1,1): error TS1: x\n",
    ),
  ).toEqual([
    {
      file: 'a--b/rslib.config.ts',
      line: 4,
      column: 11,
      message: "TS2769: No overload matches this call.\n  The last overload.\n    Did you mean 'format'?",
    },
    { file: 'c/rslib.config.ts', line: 1, column: 1, message: 'TS1: x' },
  ]);
});

test('does not treat a compiler that cannot start as a successful check', () => {
  expect(() => readDiagnostics("error TS2688: Cannot find type definition file for 'node'.")).toThrow(
    'TS2688',
  );
});
