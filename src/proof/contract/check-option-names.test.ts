import { expect, test } from 'vitest';
import { checkOptionNames } from './check-option-names.ts';
import type { NamedCode } from './claims.ts';
import { DECLARATIONS } from './contract.fixture.ts';
import { declaredOptions } from '../declared/declared-options.ts';

const options = declaredOptions(DECLARATIONS);
const check = (code: string, kind: NamedCode['kind'] = 'inline', routePath = '/config/rsbuild/output') =>
  checkOptionNames([{ routePath, file: 'docs/a.mdx', codes: [{ code, kind, line: 4 }] }], options);

test('compares option names, in full or relative to the option of the page', () => {
  const names = ['output.target', "output.target: 'web'", 'lib.dts.bundle', 'dts.bundle.tsconfigPath'];
  expect(names.filter((name) => check(name).compared !== 1)).toEqual([]);
  expect(check('output.target, output.externals', 'heading').compared).toBe(2);
});

test('ignores code that is not the name of an option', () => {
  const codes = ['dist/index.js', 'output', 'process.env', 'import.meta.url', 'output.target()'];
  const nothing = { compared: 0, problems: [], unjudged: [] };
  expect(codes.map((code) => check(code))).toEqual(codes.map(() => nothing));
});

test('reports a heading of a configuration page that is not an option', () => {
  expect(check('output.legalComment', 'heading').problems).toMatchObject([
    {
      file: 'docs/a.mdx',
      line: 4,
      what: 'The heading names output.legalComment, which the package does not have.',
      didYouMean: '"output.legalComments"',
    },
  ]);
  expect(check('output.legalComment', 'heading', '/guide/other').problems).toEqual([]);
});

test('lists a name in a sentence that is not an option, without counting it', () => {
  expect(check('output.library')).toEqual({
    compared: 0,
    problems: [],
    unjudged: [
      {
        file: 'docs/a.mdx',
        line: 4,
        what: "output.library is not an option of Rslib; it may be another tool's.",
      },
    ],
  });
});
