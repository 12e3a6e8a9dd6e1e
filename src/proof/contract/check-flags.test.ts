import { expect, test } from 'vitest';
import { checkFlags } from './check-flags.ts';
import type { NamedCode } from './claims.ts';
import { HELP, INSPECT_HELP } from './contract.fixture.ts';
import { readFlags } from '../declared/flags.ts';

const commands = new Map([
  ['build', readFlags(HELP)],
  ['inspect', readFlags(INSPECT_HELP)],
]);
const CLI = { routePath: '/guide/basic/cli', file: 'docs/guide/basic/cli.mdx' };
const OTHER = { routePath: '/guide/other', file: 'docs/guide/other.mdx' };
const check = (page: typeof CLI, codes: readonly string[], kind: NamedCode['kind'] = 'inline') =>
  checkFlags([{ ...page, codes: codes.map((code, index) => ({ code, kind, line: index + 1 })) }], commands);
const ALL = [
  '-w, --watch',
  '--format <format>',
  '--target',
  '--clean',
  '--no-clean',
  '--dts',
  '--no-dts',
  '-h, --help',
  '--mode',
];

test('accepts a page that names every flag, as the help writes it or in a command', () => {
  expect(check(CLI, ALL)).toEqual({ compared: 11, problems: [], unjudged: [] });
  const more = ['rslib build --format=cjs', 'rslib -w', 'dist/my-file', '--', 'tsc --noEmit'];
  expect(check(CLI, [...ALL, ...more])).toEqual({ compared: 13, problems: [], unjudged: [] });
});

test('reports a flag that no command has, with its line and the nearest one', () => {
  expect(check(CLI, [...ALL, '--fromat']).problems).toEqual([
    {
      level: 'error',
      file: CLI.file,
      line: 10,
      what: 'No command has the flag --fromat.',
      didYouMean: '"--format"',
      fix: 'Fix the name, or remove the statement.',
    },
  ]);
});

test('reports a flag that is missing from the page about the command line, and from no other', () => {
  const codes = ALL.filter((code) => code !== '--no-dts');
  expect(check(CLI, codes).problems.map(({ what }) => what)).toEqual([
    'The command line has --no-dts, but the page does not mention it.',
  ]);
  expect(check(OTHER, codes).problems).toEqual([]);
});

test('reports a flag of another command on every page, in sentences and in commands', () => {
  const what = 'rslib inspect has no flag --format.';
  for (const kind of ['inline', 'command'] as const)
    expect(check(OTHER, ['npx rslib --format cjs', 'npx rslib inspect --format cjs'], kind)).toMatchObject({
      compared: 2,
      problems: [{ file: OTHER.file, line: 2, what }],
    });
});

test('lists a flag on its own that may belong to another tool, without counting it', () => {
  expect(check(OTHER, ['--dts', '--out-dir'])).toEqual({
    compared: 1,
    problems: [],
    unjudged: [
      { file: OTHER.file, line: 2, what: "--out-dir is not a flag of Rslib; it may be another tool's." },
    ],
  });
});
