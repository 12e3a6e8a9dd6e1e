import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

/** Returns the code once with each fault. */
const faultsIn = (code: string) =>
  mutantsOf(code, 'a.ts').map(
    ({ start, end, replacement }) => code.slice(0, start) + replacement + code.slice(end),
  );

test.each([
  ['x = a < b;', ['x = a <= b;', ';']],
  ['x = a && b;', ['x = a || b;', ';']],
  ['x = a - 1;', ['x = a + 1;', ';']],
  ["const x: 'a' | 'b' = 'a';", ["const x: 'a' | 'b' = '';"]],
  ['const x = { "a": !b };', ['const x = { "a": (b) };']],
  ['if (a) b();', ['if (true) b();', 'if (false) b();', 'if (a) ;']],
  ['const f = () => g;', ['const f = () => (undefined);']],
  ['function f() { return undefined; }', ['function f() {}']],
  ['x = a.some(b);', ['x = a.every(b);', ';']],
  ['x = a.trim();', ['x = a;', ';']],
  ['x = `a${b}`;', ['x = ``;', ';']],
])('%s', (code, faults) => {
  expect(faultsIn(code).toSorted()).toEqual(faults.toSorted());
});

test('finds no faults in code that does not exist at run time', () => {
  expect(
    faultsIn("import { a } from 'b';\nexport { c } from 'd';\ntype E = 'f';\ninterface G { h: 'i' }"),
  ).toEqual([]);
});

test('describes a fault briefly, with its line', () => {
  expect(mutantsOf('\nlet x = a + b;', 'a.ts')).toMatchObject([{ line: 2, what: '+ → -' }]);
});
