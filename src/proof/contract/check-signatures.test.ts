import { expect, test } from 'vitest';
import { checkSignatures } from './check-signatures.ts';

const declared = new Map([
  ['createRslib', ['declare function createRslib(options?: Options): Promise<Instance>;']],
  ['Instance.build', ['build(): void;', 'build(watch: true): void;']],
]);
const check = (name: string, text: string) =>
  checkSignatures([{ file: 'docs/api/core.mdx', signatures: [{ name, text, line: 9 }] }], declared);

test('accepts a declaration as it is, and one overload of several', () => {
  const right = { compared: 1, problems: [], unjudged: [] };
  expect(check('createRslib', 'function createRslib(\n  options?: Options,\n): Promise<Instance>')).toEqual(
    right,
  );
  expect(check('Instance.build', 'build(watch: true): void')).toEqual(right);
});

test('reports the line of a wrong declaration, and the right one', () => {
  expect(check('createRslib', 'function createRslib(options: Options): Promise<Instance>;').problems).toEqual(
    [
      {
        level: 'error',
        file: 'docs/api/core.mdx',
        line: 9,
        what: 'The package declares createRslib differently: function createRslib(options?: Options): Promise<Instance>;',
        fix: 'Copy the declaration. Comments, spaces and "export declare" do not count.',
      },
    ],
  );
});

test('reports a name that the package does not declare', () => {
  expect(check('createRslip', 'function createRslip(): void;').problems).toMatchObject([
    { line: 9, what: 'The package declares no createRslip.', didYouMean: '"createRslib"' },
  ]);
});
