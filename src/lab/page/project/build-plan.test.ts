import { expect, it } from 'vitest';
import { planBuild } from './build-plan.ts';

const CODE = { 'rslib.config.ts': "import fs from 'node:fs';\nexport default {};" };

it('builds a configuration of literals without evaluating it', () => {
  expect(planBuild({ 'rslib.config.ts': "export default { lib: [{ format: 'esm' }] };" }, false)).toEqual({
    kind: 'build',
    config: { kind: 'literal', value: { lib: [{ format: 'esm' }] } },
  });
});

it('asks before a configuration with code runs, and says where the code is', () => {
  expect(planBuild(CODE, false)).toEqual({
    kind: 'ask',
    path: 'rslib.config.ts',
    codeAt: { line: 1, code: "import fs from 'node:fs';" },
  });
  expect(planBuild(CODE, true)).toEqual({ kind: 'build', config: { kind: 'code', path: 'rslib.config.ts' } });
});

it('does not build what cannot be parsed or is too large', () => {
  expect(planBuild({ 'rslib.config.ts': 'export default {' }, true)).toMatchObject({
    kind: 'fix',
    problem: [
      expect.stringContaining('is never closed') as string,
      { file: 'rslib.config.ts', line: 1, bracket: '{' },
    ],
  });
  expect(planBuild({ 'a.ts': 'x'.repeat(5_000_000) }, true)).toMatchObject({
    kind: 'fix',
    problem: [expect.stringContaining('characters') as string, { count: '5,000,000', most: '1,000,000' }],
  });
});

it.each([
  ["export default {\n  lib: [{ format: 'esm' ],\n};\n", 2, { found: ']' }],
  ["export default {\n  lib: [{ format: 'esm' }]\n  output: {},\n};\n", 3, { found: 'output' }],
  ["import { defineConfig from '@rslib/core';\n", 1, { found: 'from' }],
  ['export default {\n  lib: [\n    {},\n', 2, { bracket: '[' }],
  ['export default {};\nconst a =', 2, {}],
])('says which place of %j is a syntax error', (text, line, values) => {
  expect(planBuild({ 'rslib.config.ts': text }, false)).toEqual({
    kind: 'fix',
    problem: [expect.any(String) as string, { file: 'rslib.config.ts', line, ...values }],
  });
});

it('builds with defaults if there is no configuration', () => {
  expect(planBuild({ 'src/index.ts': '' }, false)).toMatchObject({ kind: 'build', config: { value: {} } });
});
