import { expect, test } from 'vitest';
import { checkFlags } from './check-flags.ts';
import { HELP } from './contract.fixture.ts';
import { readFlags } from './flags.ts';

const flags = readFlags(HELP);
const check = (...codes: string[]) =>
  checkFlags(
    codes.map((code, index) => ({ code, line: index + 1 })),
    flags,
    'docs/guide/basic/cli.mdx',
  );
const ALL = ['-w, --watch', '--format <format>', '--dts', '--no-dts', '-h, --help'];

test('a page that names every flag, as the help writes them or in a command, is fine', () => {
  expect(check(...ALL)).toEqual([]);
  expect(check(...ALL, 'rslib build --format=cjs', 'rslib -w', 'dist/my-file', '--')).toEqual([]);
});

test('a flag that no command has is told with its line and the one that was meant', () => {
  expect(check(...ALL, '--fromat')).toEqual([
    {
      level: 'error',
      file: 'docs/guide/basic/cli.mdx',
      line: 6,
      what: 'No command has the flag --fromat.',
      didYouMean: '"--format"',
      fix: 'Mend it, or remove what is said of it.',
    },
  ]);
});

test('a flag that the page leaves out is missing', () => {
  expect(check(...ALL.filter((code) => code !== '--no-dts')).map(({ what }) => what)).toEqual([
    'The command line has --no-dts, and the page does not name it.',
  ]);
});
