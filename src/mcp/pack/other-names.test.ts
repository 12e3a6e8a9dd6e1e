import { expect, test } from 'vitest';
import type { Mapping } from '../../desk/model/mapping.ts';
import { otherNames } from './other-names.ts';

const OPTIONS = new Set(['syntax', 'output.externals', 'output.target', 'dts']);

const namesIn = (...tools: Pick<Mapping, 'name' | 'what'>[][]) =>
  Object.fromEntries(
    otherNames(
      tools.map((mappings) => ({ mappings })),
      OPTIONS,
    ),
  );

test('takes the option that most rows of all tools name first', () => {
  const target = (what: string) => ({ name: 'target', what });
  expect(
    namesIn(
      [target("`output.target: 'web'`"), target("[`syntax: 'es2019'`](/config/lib/syntax)")],
      [target("`syntax: ['node >= 16']`, not `output.target`")],
    ),
  ).toEqual({ syntax: ['target'] });
});

test('lists all names of an option', () => {
  const external = '[`output.externals`](/config/rsbuild/output)';
  expect(
    namesIn([{ name: 'external', what: external }], [{ name: 'rollupExternal', what: external }]),
  ).toEqual({ 'output.externals': ['external', 'rollupExternal'] });
});

test('leaves out names that Rslib has too, parts of options, and rows without an option', () => {
  expect(
    namesIn([
      { name: 'dts', what: '`syntax`' },
      { name: 'rollupOptions.external', what: '`output.externals`' },
      { name: 'killSignal', what: 'none' },
      { name: 'watch', what: '`rslib --watch`' },
    ]),
  ).toEqual({});
});
