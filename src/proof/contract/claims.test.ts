import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFlags } from './check-flags.ts';
import { checkOptionNames } from './check-option-names.ts';
import { pageStatements } from './claims.ts';
import { compareClaims } from './compare-claims.ts';
import { DECLARATIONS, HELP, INSPECT_HELP, PAGE } from './contract.fixture.ts';
import { declaredOptions } from '../declared/declared-options.ts';
import { joinFindings } from './findings.ts';
import { readFlags } from '../declared/flags.ts';
import { claimsOfRows } from './row-claims.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('compares or lists every statement of a page, with its line', () => {
  const file = path.join(folder, 'output.mdx');
  writeFileSync(file, PAGE);
  const page = pageStatements({ file, routePath: '/config/rsbuild/output' }, folder);
  const options = declaredOptions(DECLARATIONS);
  const flags = readFlags(HELP);
  const commands = new Map([
    ['build', flags],
    ['inspect', readFlags(INSPECT_HELP)],
  ]);
  const rows = claimsOfRows(page.rows, options, page);
  const { problems, unjudged } = joinFindings([
    checkOptionNames([page], options),
    checkFlags([page], commands),
    { compared: 0, problems: [], unjudged: rows.unjudged },
    compareClaims([...page.claims, ...rows.claims], { options, flags, isDefault: () => undefined }),
  ]);
  const lines = (all: readonly { line?: number; what: string }[]) =>
    all.map(({ line, what }) => `${line}: ${what}`);
  expect(lines(problems)).toEqual([
    '13: The heading names output.legalComment, which the package does not have.',
    '18: rslib inspect has no flag --format.',
    '29: rslib build has no flag --watsh.',
    "9: output.target: its type is RsbuildTarget, or 'web' | 'node', not boolean.",
    "9: output.target: its default is 'node', not 'web'.",
    '9: output.target: it is also allowed at the top level.',
    '9: output.target: --dts is the flag of another option.',
    "33: output.target: its default is 'node', not 'web'.",
    "34: output.cleanDistPath: its type is boolean | 'auto', not boolean.",
  ]);
  expect(lines(unjudged)).toEqual([
    "27: output.library is not an option of Rslib; it may be another tool's.",
    "27: --out-dir is not a flag of Rslib; it may be another tool's.",
    "35: library in the table is not an option of Rslib; it may be another tool's.",
    '25: output.cleanDistPath: its default is described in words: it depends',
    '34: output.legalComments: its default is described in words: it depends',
    '34: output.cleanDistPath: its default is described in words: it depends',
  ]);
  const preset = {
    file: 'output.mdx',
    line: 39,
    format: 'esm',
    isBundled: true,
    value: "'node'",
    rsbuild: 'none',
  };
  expect(page.presets).toEqual([
    { ...preset, option: 'output.target' },
    { ...preset, option: 'output.externals' },
  ]);
});
