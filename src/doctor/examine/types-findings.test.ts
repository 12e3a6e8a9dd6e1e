import { expect, test } from 'vitest';
import { readFixture } from '../../../tests/support/doctor-fixtures.ts';
import { markOf } from '../model/table-marks.ts';
import { examine } from './examine.ts';

const ESM = 'export const a = 1;\n';
const DTS = 'export declare const a: number;\n';

async function examined(fields: object, files: Record<string, string>) {
  const manifest = { name: 'kit', version: '1.0.0', type: 'module', files: ['dist'], ...fields };
  return examine(await readFixture({ 'package.json': JSON.stringify(manifest), ...files }));
}

test('marks every entry point that a wrong file of types affects', async () => {
  const target = { types: './dist/index.d.cts', default: './dist/index.js' };
  const { findings, table } = await examined(
    { exports: { '.': target, './list': target } },
    { 'dist/index.js': ESM, 'dist/index.d.cts': DTS },
  );
  expect(findings.filter(({ code }) => code === 'FalseCJS')).toHaveLength(1);
  expect(table.map(({ entry }) => [entry, markOf(findings, entry, 'typescript-node16-esm')])).toEqual([
    ['.', 'error'],
    ['./list', 'error'],
  ]);
});

test.each([
  ['a string', './dist/style.css'],
  ['conditions', { import: './dist/style.css', default: './dist/style.css' }],
  ['an entry point', { '.': './dist/style.css' }],
])('a style sheet as the root is a choice: %s', async (_, exports) => {
  const { findings } = await examined({ exports }, { 'dist/style.css': '', 'dist/other.d.ts': DTS });
  const problems = findings.filter(({ checker }) => checker === 'attw');
  expect(problems).not.toEqual([]);
  expect(problems.filter(({ severity }) => severity !== 'choice')).toEqual([]);
});
