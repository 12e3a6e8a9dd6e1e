import { expect, test } from 'vitest';
import { KNOWLEDGE } from './knowledge.fixture.ts';
import { validateConfig } from './validate-config.ts';

const problems = (code: string) =>
  validateConfig(KNOWLEDGE, `export default ${code};`).problems.map(
    ({ line, option, what, didYouMean, page }) => `${line} ${option}: ${what} ${didYouMean ?? '-'} ${page}`,
  );
const unknown = (line: number, option: string, meant: string, page: string) =>
  `${line} ${option}: Rslib has no option ${option}, and ignores it silently. ${meant} ${page}`;

test.each([
  ["{ lib: [{ format: 'esm', dts: { bundle: true } }], plugins: [react()], output: { minify: true } }"],
  [
    "{ lib: [{ id: 'a', output: { distPath: 'x', minify: { js: true } } }], dts: true, source: { entry: { a: 'b' } } }",
  ],
  ["defineConfig(({ env }) => ({ lib: [{ format: env === 'x' ? 'esm' : 'cjs' }] }))"],
  ['{ lib: [{ dts: undefined }] } satisfies RslibConfig'],
])('finds nothing wrong in %s', (code) => {
  expect(problems(code)).toEqual([]);
});

test.each([
  ['a typo', '{ lib: [{ fromat: 1 }] }', unknown(1, 'lib[].fromat', 'format', '/config/lib-format')],
  [
    'a typo inside',
    '{\n dts: { bundel: 1 } }',
    unknown(2, 'dts.bundel', 'dts.bundle', '/config/lib-dts-bundle'),
  ],
  [
    'the name of another place',
    '{ minify: true }',
    unknown(1, 'minify', 'output.minify', '/config/output-minify'),
  ],
  ['the shallower of two', '{ js: 1 }', unknown(1, 'js', 'tools.js', '/config/tools-js')],
  [
    'a name elsewhere that takes the value',
    "{ target: 'web' }",
    unknown(1, 'target', 'output.target', '/config/output-target'),
  ],
  [
    'a name of another tool',
    "{ lib: [{ target: 'node20' }] }",
    unknown(1, 'lib[].target', 'syntax', '/config/lib-syntax'),
  ],
  [
    'a name of another tool inside a group',
    "{ output: { env: 'node20' } }",
    unknown(1, 'output.env', '-', '/config/output'),
  ],
  ['no known name at all', '{ lib: [{ zzzzzz: 1 }] }', unknown(1, 'lib[].zzzzzz', '-', '/config/lib/')],
  [
    'no known name in a group',
    '{ output: { zzzzzz: 1 } }',
    unknown(1, 'output.zzzzzz', '-', '/config/output'),
  ],
])('reports %s', (_, code, problem) => {
  expect(problems(code)).toEqual([problem]);
});

test('reports options in the wrong place, also through constants and spreads', () => {
  expect(problems("{ id: 'a' }")).toEqual([
    '1 id: id belongs in an item of lib, not in the top level. - /config/lib-id',
  ]);
  const code = "const common = { lib: [] };\nexport default { lib: [{ ...common, format: 'esm' }] };";
  expect(validateConfig(KNOWLEDGE, code).problems).toMatchObject([
    { option: 'lib[].lib', what: 'lib belongs in the top level, not in an item of lib.' },
  ]);
});

test('reports values that the type excludes, and what was meant', () => {
  expect(problems("{ lib: [{ format: 'ems' }, { dts: 'yes' }] }")).toEqual([
    "1 lib[].format: lib[].format is 'esm' | 'cjs', not 'ems'. 'esm' /config/lib-format",
    "1 lib[].dts: lib[].dts is boolean | object, not 'yes'. - /config/lib-dts",
  ]);
  expect(problems('{ lib: {} }')).toEqual(['1 lib: lib is a list of outputs: lib: [{ … }]. - /config/lib/']);
  expect(problems("{ lib: ['esm'] }")).toEqual(['1 lib: An item of lib is an object. - /config/lib/']);
});

test('warns about deprecated options', () => {
  const {
    problems: [warning],
  } = validateConfig(KNOWLEDGE, 'export default { lib: [{ old: true }] };');
  expect(warning).toMatchObject({ severity: 'warning', what: 'lib[].old is deprecated.' });
});

test('lists code that it did not run', () => {
  const {
    problems: found,
    unread,
    checked,
  } = validateConfig(
    KNOWLEDGE,
    'export default {\n ...base,\n [key]: 1,\n lib: [{ dts: make() },\n all()],\n tools: own };',
  );
  expect(found).toEqual([]);
  expect(unread.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
  expect(checked).toBe(3);
  expect(validateConfig(KNOWLEDGE, 'export default merge(a, b);').unread).toHaveLength(1);
});

test.each([
  ['export default { lib: [ };', 'more-configuration', '} cannot be here.'],
  ['export default { lib: [', 'more-configuration', 'The [ is not closed.'],
  ['export const config = {};', 'config-wrong-export', 'The file has no default export'],
  ['export default [{}];', 'config-wrong-export', 'The configuration is one object.'],
])('says why it cannot read %s', (code, id, what) => {
  expect(validateConfig(KNOWLEDGE, code).problems).toMatchObject([
    { what: expect.stringContaining(what) as unknown, page: `/guide/faq/errors#${id}` },
  ]);
});
